import { formatDollars } from '#lib/quote/figures';
import { baseFeeOf } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';
import type { QuoteFlowCopy } from '#lib/pages/lists';
import { Pawn } from '../steps/pawn.tsx';
import styles from './travel-squares.module.css';

type TravelSquaresProps = { place: 'home' | 'away' | undefined; reasons: QuoteFlowCopy['travelReasons'] };

/** The two travel fees as squares of a board, with a pawn on the one that applies. */
export function TravelSquares({ place, reasons }: TravelSquaresProps) {
  const squares = [
    { id: 'home', name: 'San Francisco', fee: baseFeeOf('', PRICE_LIST.cityWithoutBaseFee) },
    { id: 'away', name: 'Anywhere else', fee: baseFeeOf('', '') },
  ] as const;
  return (
    <ul className={styles.squares}>
      {squares.map(({ id, name, fee }) => (
        <li className={styles.square} data-current={place === id} key={id}>
          <p className={styles.name}>{name}</p>
          <p className={`display ${styles.fee}`}>{formatDollars(fee)}</p>
          <p className={styles.reason}>{reasons[id]}</p>
          {place === id && <Pawn className={styles.pawn} />}
        </li>
      ))}
    </ul>
  );
}
