import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import { priceToday } from '#lib/case-studies/price-today';
import type { ShownStudy } from '#lib/case-studies/schema';
import { formatDollars } from '#lib/quote/figures';
import styles from './price-today.module.css';

/**
 * The price of an event of this size today, from the same function as the quote wizard, and the call to action of the
 * study. A draft may lack either.
 */
export function PriceToday({ study }: { study: ShownStudy }) {
  const { price, href } = priceToday(study);
  const markOf = (position: number) => reportAttribute({ event: 'case_cta', slug: study.slug, position });
  const isQuote = study.ctaUrl === '/get-a-quote';
  const hasCta = study.ctaUrl !== '' && study.ctaText !== '';
  if (!price && !hasCta) return null;
  return (
    <section className={styles.price} aria-label={price ? 'What it costs today' : 'Next step'}>
      <div className={`wrap ${styles.row}`}>
        {price && (
          <div>
            <h2 className="h3">An event this size today: {formatDollars(price.total)}</h2>
            <p>
              {formatDollars(price.participants)} for {study.participants} players
              {price.baseFee > 0 ? ` plus ${formatDollars(price.baseFee)} travel and set-up.` : '. No travel fee.'}
            </p>
          </div>
        )}
        <div className={styles.actions}>
          {hasCta && (
            <a className="button" href={isQuote ? href : study.ctaUrl} {...markOf(1)}>
              <i aria-hidden="true" />
              {study.ctaText}
            </a>
          )}
          {price && !(hasCta && isQuote) && (
            <a className="go" href={href} {...markOf(2)}>
              Price an event like this
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
