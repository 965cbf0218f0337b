import { formatDollars, formatPerPerson } from '#lib/quote/money';
import type { Price } from '#lib/quote/price';
import styles from './price-working.module.css';

/** How the total comes about, in one line of arithmetic. */
export function PriceWorking({ price, people }: { price: Price; people: number }) {
  const { baseFee, participants, total } = price;
  return (
    <p className={styles.working}>
      {people.toLocaleString('en-US')} {people === 1 ? 'player' : 'players'} {formatDollars(participants)} + travel and
      set-up {formatDollars(baseFee)} = <strong>{formatDollars(total)}</strong>, or {formatPerPerson(total, people)} a
      person.
    </p>
  );
}
