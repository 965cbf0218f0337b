'use client';

import { CalendarNotes } from '#components/availability/calendar-notes';
import { Legend } from '#components/availability/legend';
import { MonthGrid } from '#components/availability/month-grid.client';
import { NextFree } from '#components/availability/next-free';
import { PlainDate } from '#components/availability/plain-date';
import { StartChoices } from '#components/availability/start-choices';
import type { DayAvailability, MonthAvailability } from '#lib/availability/month';
import { listDays } from '#lib/availability/months';
import type { SlotState } from '#lib/availability/slot-state';
import { Specimen } from './specimen.tsx';

const MONTH = '2026-12';
const STATES: readonly (SlotState | 'closed')[] = ['free', 'tentative', 'ask', 'gone', 'closed'];
const SLOTS: Record<string, SlotState> = {
  '2026-12-10T15:00-08:00': 'gone',
  '2026-12-10T16:30-08:00': 'tentative',
  '2026-12-10T18:00-08:00': 'free',
  '2026-12-10T19:30-08:00': 'ask',
};
const DAYS = listDays(MONTH).map((day, index): DayAvailability => ({ day, state: STATES[index % 5]!, slots: SLOTS }));
const SAMPLE: MonthAvailability = { month: MONTH, asOf: null, days: DAYS };
const BOOKABLE = { timeZone: 'America/Los_Angeles', leadHours: 48 };
const NOW = new Date('2026-12-03T12:00-08:00');

const noop = () => {};

/** The calendar: a month with every state, while it loads, the starts of a day, and what replaces a calendar that cannot be read. */
export function CalendarParts() {
  const grid = { today: '2026-12-03', active: '2026-12-10', headingLevel: 3, onChoose: noop, onFocus: noop } as const;
  return (
    <div data-grid="large">
      {([DAYS, undefined] as const).map((days) => (
        <Specimen key={String(!days)} name={days ? 'month' : 'month, loading'} size="medium">
          <MonthGrid
            {...grid}
            month={MONTH}
            days={days}
            chosen="2026-12-11"
            headingId={`calendar-${days ? 'read' : 'loading'}`}
            onKeyDown={noop}
          />
        </Specimen>
      ))}
      <Specimen name="legend and notes" size="medium">
        <Legend />
        <CalendarNotes bookable={BOOKABLE} asOf={SAMPLE.asOf} now={NOW} />
      </Specimen>
      <Specimen name="next free starts" size="medium">
        <NextFree
          months={[SAMPLE]}
          isLoading={false}
          chosen="2026-12-10T18:00-08:00"
          headingId="free"
          onChoose={noop}
        />
      </Specimen>
      <Specimen name="starts of a day" size="medium">
        <StartChoices
          id="starts"
          noteId="starts-note"
          day={{ day: '2026-12-10', state: 'free', slots: SLOTS }}
          chosen="2026-12-10T18:00-08:00"
          onChoose={noop}
        />
        <p id="starts-note">A note about the choice.</p>
      </Specimen>
      <Specimen name="without the calendar" size="medium">
        <PlainDate id="plain" day="2026-12-10" onChoose={noop} onRetry={noop} />
      </Specimen>
    </div>
  );
}
