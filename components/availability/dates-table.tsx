import type { DayAvailability } from '#lib/availability/month';
import { addDays, formatDate, getWeekday } from '#lib/availability/months';
import type { SlotState } from '#lib/availability/slot-state';
import { formatTimeOfStart } from '#lib/content/start';
import { quoteHref, type Preset } from '#lib/quote/presets';
import styles from './dates-table.module.css';
import { canChoose, formatShortDay } from './state-words.ts';

/** Beside the time of a start. A free one needs no words. */
const SHORT_WORDS: Record<SlotState, string> = { free: '', tentative: 'on hold', ask: 'ask us', gone: 'gone' };

type DatesTableProps = {
  caption: string;
  days: readonly DayAvailability[];
  /** The answers with which the quote of each start begins. */
  preset: Preset;
};

/** Days by week, with their starts; those that can be asked for are links to the quote. */
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
  return (
    <tr>
      <th scope="row">{formatShortDay(day)}</th>
      <td>
        {state === 'closed' ? (
          'No events'
        ) : (
          <ul className={styles.starts}>
            {Object.entries(slots).map(([start, state]) => (
              <li key={start}>
                <Start start={start} state={state} preset={preset} />
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

function Start({ start, state, preset }: { start: string; state: SlotState; preset: Preset }) {
  const words = SHORT_WORDS[state];
  const text = (
    <>
      {formatTimeOfStart(start)}
      {words && <small>{` ${words}`}</small>}
    </>
  );
  if (!canChoose(state)) return text;
  return <a href={`${quoteHref(preset)}&start=${encodeURIComponent(start)}`}>{text}</a>;
}
