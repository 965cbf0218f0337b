import type { BusyPeriod } from './calendar-file/busy-period.ts';

/** What a visitor sees of a start: `tentative` is held or penciled in for others, `ask` is not known or too soon. */
export type SlotState = 'free' | 'tentative' | 'gone' | 'ask';

/** A hold for a quote, in milliseconds since 1970 UTC. */
export type Hold = { reference: string; startsAt: number; endsAt: number };

/** The events of a calendar, and the holds for quotes that are not over. */
export type Occupancy = { busy: readonly BusyPeriod[]; holds: readonly Hold[] };

/** How much of a calendar is taken at some time between two times. A hold that the calendar contains as an event at that time counts once. */
export function getTimeState(
  { busy, holds }: Occupancy,
  { startsAt, endsAt, capacity }: { startsAt: number; endsAt: number; capacity: number },
): 'free' | 'tentative' | 'gone' {
  const events = busy.filter(({ start, end }) => start < endsAt && end > startsAt);
  const isEvent = (hold: Hold) => events.some(({ reference }) => reference === hold.reference);
  const pending = holds
    .filter((hold) => hold.startsAt < endsAt && hold.endsAt > startsAt && !isEvent(hold))
    .map((hold) => ({ start: hold.startsAt, end: hold.endsAt }));
  if (countAtOnce(events.filter(({ isTentative }) => !isTentative)) >= capacity) return 'gone';
  return countAtOnce([...events, ...pending]) >= capacity ? 'tentative' : 'free';
}

/** The largest number of overlapping periods, which is reached at the start of one of them. */
function countAtOnce(periods: readonly Pick<BusyPeriod, 'start' | 'end'>[]): number {
  const counts = periods.map(
    ({ start }) => periods.filter((other) => other.start <= start && other.end > start).length,
  );
  return Math.max(0, ...counts);
}
