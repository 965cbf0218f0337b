import { DayMark } from './day-mark.tsx';
import styles from './legend.module.css';
import grid from './month-grid.module.css';

const ENTRIES = [
  ['free', 'Free, a dot for each start'],
  ['tentative', 'On hold'],
  ['ask', 'Ask us'],
  ['gone', 'Gone'],
] as const;

/** What the squares of the calendar mean. */
export function Legend() {
  return (
    <ul className={styles.legend}>
      {ENTRIES.map(([state, words]) => (
        <li key={state} data-state={state}>
          <span className={grid.square} aria-hidden="true">
            {state === 'gone' && '9'}
            <DayMark state={state} freeStarts={2} />
          </span>
          {words}
        </li>
      ))}
      <li data-today>
        <span className={grid.square} aria-hidden="true" />
        Today
      </li>
    </ul>
  );
}
