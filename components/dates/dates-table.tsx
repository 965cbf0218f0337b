import { START_WORDS } from '#components/availability/start-words.ts';
import { canChoose, formatShortDay } from '#components/availability/state-words.ts';
import type { DayAvailability } from '#lib/availability/month';
import { addDays, formatDate, getWeekday } from '#lib/availability/months';
import { formatTimeOfStart } from '#lib/content/start';
import { quoteHref, type Preset } from '#lib/quote/presets';
import styles from './dates-table.module.css';

type DatesTableProps = {
  caption: string;
  days: readonly DayAvailability[];
  /** The answers with which the quote of each start begins. */
  preset: Preset;
};

/** Days by week, with the starts that can be asked for as links to the quote. Free ones need no words, and those that are gone are left out. */
export function DatesTable({ caption, days, preset }: DatesTableProps) {
  const weeks = Map.groupBy(days, ({ day }) => addDays(day, -getWeekday(day)));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Starts</th>
        </tr>
      </thead>
      {[...weeks].map(([sunday, days]) => (
        <tbody key={sunday}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles.week}>
              {`Week of ${formatDate(sunday, { month: 'long', day: 'numeric' })}`}
            </th>
          </tr>
          {days.map((day) => (
            <DayRow key={day.day} {...day} preset={preset} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function DayRow({ day, state, slots, preset }: DayAvailability & { preset: Preset }) {
  const starts = Object.entries(slots).filter(([, state]) => canChoose(state));
  return (
    <tr>
      <th scope="row">{formatShortDay(day)}</th>
      <td>
        {starts.length === 0 && (state === 'gone' ? 'All gone' : 'No events')}
        {starts.length > 0 && (
          <ul className={styles.starts}>
            {starts.map(([start, state]) => (
              <li key={start}>
                <a href={quoteHref({ ...preset, start })}>
                  {formatTimeOfStart(start)}
                  {state !== 'free' && <small>{` ${START_WORDS[state]}`}</small>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
