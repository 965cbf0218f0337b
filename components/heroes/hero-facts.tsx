import type { Hero } from '#lib/pages/page-schema';
import styles from './hero-facts.module.css';

/** Up to four numbers below the text of a hero. */
export function HeroFacts({ facts = [] }: { facts?: Hero['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} data-facts={facts.length}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
