'use client';

import type { KeyboardEvent } from 'react';
import type { DayAvailability } from '#lib/availability/month';
import { formatDate, listDays, listWeeks } from '#lib/availability/months';
import { DayMark } from './day-mark.tsx';
import styles from './month-grid.module.css';
import { canChoose, countFree, describeDay, type DayState } from './state-words.ts';

/** From Sunday, as in `Date`. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type MonthGridProps = {
  /** YYYY-MM. */
  month: string;
  /** The days of the month; undefined until they have been read. */
  days: readonly DayAvailability[] | undefined;
  /** Days as YYYY-MM-DD: the current one, the chosen one or '', and the one that has had the focus. */
  today: string;
  chosen: string;
  active: string;
  headingId: string;
  headingLevel: 2 | 3;
  onChoose: (day: string) => void;
  onFocus: (day: string) => void;
  onKeyDown: (event: KeyboardEvent, day: string) => void;
};

/** The squares of one month, as the grid of the ARIA Authoring Practices: one of its days can be reached with the Tab key. */
export function MonthGrid({ month, days, headingId, headingLevel, ...props }: MonthGridProps) {
  const { today, chosen, active } = props;
  const Heading = `h${headingLevel}` as const;
  const inMonth = listDays(month);
  const tabStop = [active, chosen, today].find((day) => inMonth.includes(day)) ?? inMonth[0]!;
  const byDay = new Map(days?.map((one) => [one.day, one]));
  return (
    <div>
      <Heading className={styles.heading} id={headingId} aria-live="polite">
        {formatDate(tabStop, { month: 'long', year: 'numeric' })}
      </Heading>
      <table className={styles.board} role="grid" aria-labelledby={headingId} aria-busy={!days}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? (
                  <Day
                    key={day}
                    {...props}
                    day={day}
                    state={getState(day, today, byDay.get(day))}
                    freeStarts={countFree(byDay.get(day))}
                    isTabStop={day === tabStop}
                  />
                ) : (
                  <td key={weekday} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = Pick<MonthGridProps, 'today' | 'chosen' | 'onChoose' | 'onFocus' | 'onKeyDown'> & {
  day: string;
  state: DayState;
  freeStarts: number;
  isTabStop: boolean;
};

function Day({ day, state, freeStarts, isTabStop, today, chosen, onChoose, onFocus, onKeyDown }: DayProps) {
  const isChosen = day === chosen;
  return (
    <td
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={describeDay(day, state, freeStarts)}
      aria-selected={isChosen}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={!canChoose(state) || undefined}
      data-day={day}
      data-state={state}
      data-today={day === today || undefined}
      onFocus={() => onFocus(day)}
      onClick={() => canChoose(state) && onChoose(day)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return onKeyDown(event, day);
        event.preventDefault();
        if (canChoose(state)) onChoose(day);
      }}
    >
      <span className={styles.square}>
        {Number(day.slice(8))}
        <DayMark state={state} freeStarts={freeStarts} isChosen={isChosen} />
      </span>
    </td>
  );
}

function getState(day: string, today: string, availability: DayAvailability | undefined): DayState {
  if (day < today) return 'past';
  return availability?.state ?? 'loading';
}
