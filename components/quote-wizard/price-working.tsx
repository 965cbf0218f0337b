import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import type { Price, PriceInput } from '#lib/quote/price';
import styles from './price-working.module.css';

type PriceWorkingProps = { price: Price; people: number; place?: Pick<PriceInput, 'typeOfEvent'> };

/** How the total comes about, in one line of arithmetic; with the `place`, also why travel costs what it does. */
export function PriceWorking({ price, people, place }: PriceWorkingProps) {
  const { baseFee, participants, total } = price;
  return (
    <p className={styles.working}>
      {formatWhole(people)} {people === 1 ? 'player' : 'players'} {formatDollars(participants)} + travel and set-up{' '}
      {formatDollars(baseFee)}
      {place && ` (${whereOf(price, place)})`} = <strong>{formatDollars(total)}</strong>, or{' '}
      {formatPerPerson(total, people)} a person.
    </p>
  );
}

function whereOf({ baseFee }: Price, { typeOfEvent }: Pick<PriceInput, 'typeOfEvent'>): string {
  if (typeOfEvent === 'virtual') return 'none online';
  return baseFee === 0 ? 'none inside San Francisco' : 'one fixed fee outside San Francisco';
}
