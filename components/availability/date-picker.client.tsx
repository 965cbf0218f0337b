'use client';

import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { getMonth, getToday, listDays, listMonths } from '#lib/availability/months';
import type { PublicBookable } from '#lib/availability/public-bookable';
import { getDayOfStart } from '#lib/content/start';
import { QueryProvider } from '#components/ui/query-provider.client';
import { CalendarNotes, getFirstDay } from './calendar-notes.tsx';
import styles from './date-picker.module.css';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.client.tsx';
import { MissingMonth } from './missing-month.tsx';
import { moveDay } from './move-day.ts';
import { NextFree } from './next-free.tsx';
import { PlainDate } from './plain-date.tsx';
import { StartChoices } from './start-choices.tsx';
import { describeChoice } from './state-words.ts';
import { useMonths } from './use-months.client.tsx';

/** What a visitor has chosen: a day (YYYY-MM-DD) or '', and a start of that day or '' for any time. */
export type ChosenDate = { day: string; start: string };

export type DatePickerProps = ChosenDate & {
  bookable: PublicBookable;
  /** The start of the ids of its elements. */
  id: string;
  /** The level of the month's heading: 2 below the heading of a page, 3 below that of a section. */
  headingLevel?: 2 | 3;
  onChoose: (chosen: ChosenDate) => void;
};

/**
 * A calendar of free days and starts, read from the server, and a plain date field when that fails. It submits nothing itself. Render it in the browser
 * only: the server does not know the visitor's current day.
 */
export function DatePicker(props: DatePickerProps) {
  return (
    <QueryProvider>
      <Calendar {...props} />
    </QueryProvider>
  );
}

function Calendar({ bookable, id, day, start, headingLevel = 2, onChoose }: DatePickerProps) {
  const [now] = useState(() => new Date());
  const today = getToday(bookable.timeZone, now);
  const offered = listMonths(bookable, now);
  const chosen = start ? getDayOfStart(start) : day;
  const firstDay = offered.includes(getMonth(chosen)) ? chosen : getFirstDay(bookable, now);
  const [active, setActive] = useState(firstDay);
  const [position, setPosition] = useState(() => Math.max(0, offered.indexOf(getMonth(firstDay))));
  const shown = offered.slice(position, position + 2);
  const { months, failed, retry } = useMonths(bookable.id, [...new Set([...offered.slice(0, 2), ...shown])]);
  const { board, focusDay, countVisible } = useBoardFocus();

  /** Shows the month of a day, unless it is visible. */
  function showMonth(target: string) {
    const index = offered.indexOf(getMonth(target));
    if (index < position) setPosition(index);
    else if (index >= position + countVisible()) setPosition(index - countVisible() + 1);
  }

  function choose(next: ChosenDate) {
    setActive(next.day);
    showMonth(next.day);
    onChoose(next);
  }

  function move(event: KeyboardEvent, from: string) {
    const next = moveDay(event, from, { first: today, last: listDays(offered.at(-1)!).at(-1)! });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next === from) return;
    showMonth(next);
    setActive(next);
    focusDay(next);
  }

  if (failed.length > 0 && months.size === 0)
    return <PlainDate id={id} day={chosen} onRetry={retry} onChoose={(day) => onChoose({ day, start: '' })} />;
  const firstTwo = offered.slice(0, 2);
  const first = firstTwo.flatMap((month) => months.get(month) ?? []);
  const noteId = `${id}-note`;
  const chosenDay = months.get(getMonth(chosen))?.days.find((one) => one.day === chosen);
  return (
    <div className={styles.picker}>
      <NextFree
        months={first}
        isLoading={firstTwo.some((month) => !months.has(month) && !failed.includes(month))}
        chosen={start}
        headingId={`${id}-next`}
        onChoose={(start) => choose({ day: getDayOfStart(start), start })}
      />
      <div className={styles.board} ref={board}>
        {(['Previous', 'Next'] as const).map((name) => {
          const target = position + (name === 'Next' ? 1 : -1);
          const isPossible = offered[target] !== undefined;
          return (
            <button
              key={name}
              type="button"
              className={styles.turn}
              data-turn={name}
              aria-label={`${name} month`}
              aria-disabled={!isPossible || undefined}
              onClick={() => isPossible && setPosition(target)}
            />
          );
        })}
        <div className={styles.months}>
          {shown.map((month) => (
            <MonthGrid
              key={month}
              month={month}
              days={months.get(month)?.days}
              {...{ today, chosen, active, headingLevel }}
              headingId={`${id}-${month}`}
              onChoose={(day) => choose({ day, start: '' })}
              onFocus={setActive}
              onKeyDown={move}
            />
          ))}
        </div>
      </div>
      <MissingMonth months={failed.filter((month) => shown.includes(month))} onRetry={retry} />
      <Legend />
      <CalendarNotes bookable={bookable} asOf={months.get(shown[0]!)?.asOf} now={now} className={styles.notes} />
      {chosenDay && (
        <StartChoices
          {...{ id, noteId }}
          day={chosenDay}
          chosen={start}
          onChoose={(start) => choose({ day: chosen, start })}
        />
      )}
      <p className={styles.choice} id={noteId} aria-live="polite">
        {chosenDay && describeChoice(chosenDay, start)}
      </p>
    </div>
  );
}

/** Moves the focus to a day that may only be there after the next rendering, and knows how many months the width shows. */
function useBoardFocus() {
  const board = useRef<HTMLDivElement>(null);
  const wanted = useRef('');

  function focusWanted() {
    const square = wanted.current && board.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`);
    if (!square) return;
    square.focus();
    if (document.activeElement === square) wanted.current = '';
  }

  useLayoutEffect(focusWanted);
  return {
    board,
    focusDay(day: string) {
      wanted.current = day;
      focusWanted();
    },
    /** On narrow screens the second month is hidden. */
    countVisible: () => (board.current?.querySelectorAll('table')[1]?.getClientRects().length ? 2 : 1),
  };
}
