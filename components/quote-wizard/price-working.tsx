import { formatDollars, formatPerPerson } from '#lib/quote/money';
import { priceOf, type PriceInput } from '#lib/quote/price';
import styles from './price-working.module.css';

/** How the total comes about, in one line of arithmetic. */
export function PriceWorking({ price }: { price: PriceInput }) {
  const { baseFee, participants, total } = priceOf(price);
  const people = price.participantSize;
  return (
    <p className={styles.working}>
      {people.toLocaleString('en-US')} {people === 1 ? 'player' : 'players'} {formatDollars(participants)} + travel and
      set-up {formatDollars(baseFee)} = <strong>{formatDollars(total)}</strong>, or {formatPerPerson(total, people)} a
      person.
    </p>
  );
}
