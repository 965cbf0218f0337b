import type { SectionOf } from '#lib/site/sections';
import { PriceCalculator } from './price-calculator.client.tsx';
import styles from './price-bar.module.css';

/** Three fields and a total. Without JavaScript it is a form that opens the wizard filled in. */
export function PriceBar({ id, title, lead, from }: SectionOf<'price-bar'> & { from: string }) {
  return (
    <section id={id ?? 'price'} className={styles.bar} data-ground="blush">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 className={`display ${styles.title}`}>{title}</h2>
          {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        </div>
        <PriceCalculator from={from} />
      </div>
    </section>
  );
}
