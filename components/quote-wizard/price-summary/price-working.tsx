import { formatDollars, formatPerPerson, formatWhole } from '#lib/quote/figures';
import type { Price, PriceInput } from '#lib/quote/price';
import styles from './price-working.module.css';

type PriceWorkingProps = { price: Price; people: number; place?: Pick<PriceInput, 'typeOfEvent'> };

/** The arithmetic behind the total in one line; with a `place`, also the reason for the travel fee. */
export function PriceWorking({ price, people, place }: PriceWorkingProps) {
  const { baseFee, participants, total } = price;
  return (
    <p className={styles.working}>
      <span>
        {`${formatWhole(people)} ${people === 1 ? 'player' : 'players'} ${formatDollars(participants)} + travel and set-up ${formatDollars(baseFee)}${place ? ` (${describeTravelFee(price, place)})` : ''} = `}
      </span>
      <strong>{formatDollars(total)}</strong>
      <span>{`, or ${formatPerPerson(total, people)} a person.`}</span>
    </p>
  );
}

function describeTravelFee({ baseFee }: Price, { typeOfEvent }: Pick<PriceInput, 'typeOfEvent'>): string {
  if (typeOfEvent === 'virtual') return 'none online';
  return baseFee === 0 ? 'none inside San Francisco' : 'one fixed fee outside San Francisco';
}
