import { listNextFree } from '#lib/availability/free-starts';
import type { MonthAvailability } from '#lib/availability/month';
import { formatDate } from '#lib/availability/months';
import { formatTimeOfStart, getDayOfStart } from '#lib/content/start';
import styles from './next-free.module.css';
import { formatShortDay } from './state-words.ts';

const COUNT = 6;

type NextFreeProps = {
  /** The first months, in order; fewer until they have been read. */
  months: readonly MonthAvailability[];
  isLoading: boolean;
  /** The chosen start, or ''. */
  chosen: string;
  headingId: string;
  onChoose: (start: string) => void;
};

/** The next free starts as buttons. Takes the same space while it loads. */
export function NextFree({ months, isLoading, chosen, headingId, onChoose }: NextFreeProps) {
  const { starts, areEvenings } = listNextFree(months, COUNT);
  const what = areEvenings || isLoading ? 'evenings' : 'times';
  return (
    <div role="group" aria-labelledby={headingId} aria-busy={isLoading}>
      <p className={styles.heading} id={headingId}>{`Next free ${what}`}</p>
      {starts.length === 0 && !isLoading ? (
        <p>{`No free ${what} in ${joinMonths(months)}. Look further ahead in the calendar.`}</p>
      ) : (
        <ul className={styles.list}>
          {isLoading && Array.from({ length: COUNT }, (_, index) => <li key={index} className={styles.empty} />)}
          {!isLoading &&
            starts.map((start) => (
              <li key={start}>
                <button type="button" aria-pressed={start === chosen} onClick={() => onChoose(start)}>
                  {`${formatShortDay(getDayOfStart(start))}, `}
                  <b>{formatTimeOfStart(start)}</b>
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}

function joinMonths(months: readonly MonthAvailability[]): string {
  return months.map(({ month }) => formatDate(`${month}-01`, { month: 'long' })).join(' and ');
}
