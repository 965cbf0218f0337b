import { priceTodayOf } from '#lib/case-studies/price-today';
import type { CaseStudy } from '#lib/case-studies/schema';
import { formatDollars } from '#lib/quote/money';
import styles from './price-today.module.css';

/** What an event of this size would cost today, by the same rule as the wizard, and the study's own call to action. */
export function PriceToday({ study }: { study: CaseStudy }) {
  const { price, href } = priceTodayOf(study);
  return (
    <section className={styles.price} aria-label="What it costs today">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 className="h3">An event this size today: {formatDollars(price.total)}</h2>
          <p>
            {formatDollars(price.participants)} for {study.participants} players
            {price.baseFee > 0 ? ` plus ${formatDollars(price.baseFee)} travel and set-up.` : '. No travel fee.'}
          </p>
        </div>
        <div className={styles.actions}>
          <a className="button" href={study.ctaUrl === '/get-a-quote' ? href : study.ctaUrl}>
            <i aria-hidden="true" />
            {study.ctaText}
          </a>
          {study.ctaUrl !== '/get-a-quote' && (
            <a className="go" href={href}>
              Price an event like this
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
