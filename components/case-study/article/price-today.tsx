import { reportAttribute } from '#lib/integrations/analytics/report-attributes';
import { priceToday } from '#lib/case-studies/price-today';
import type { CaseStudy } from '#lib/case-studies/schema';
import { formatDollars } from '#lib/quote/figures';
import styles from './price-today.module.css';

/**
 * The price of an event of this size today, from the same function as the quote wizard, and the call to action of the
 * study. A draft without a head count has no price.
 */
export function PriceToday({ study }: { study: CaseStudy }) {
  const { price, href } = priceToday(study);
  const markOf = (position: number) => reportAttribute({ event: 'case_cta', slug: study.slug, position });
  const isPriced = study.participants > 0;
  const isQuote = study.ctaUrl === '/get-a-quote';
  return (
    <section className={styles.price} aria-label="What it costs today">
      <div className={`wrap ${styles.row}`}>
        {isPriced && (
          <div>
            <h2 className="h3">An event this size today: {formatDollars(price.total)}</h2>
            <p>
              {formatDollars(price.participants)} for {study.participants} players
              {price.baseFee > 0 ? ` plus ${formatDollars(price.baseFee)} travel and set-up.` : '. No travel fee.'}
            </p>
          </div>
        )}
        <div className={styles.actions}>
          <a className="button" href={isQuote ? href : study.ctaUrl} {...markOf(1)}>
            <i aria-hidden="true" />
            {study.ctaText}
          </a>
          {!isQuote && (
            <a className="go" href={href} {...markOf(2)}>
              Price an event like this
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
