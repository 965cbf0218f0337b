import { isCurrent, listDays } from './months.ts';
import type { Bookable } from './schema.ts';
import { getTimeState, type Occupancy, type SlotState } from './slot-state.ts';
import { listSlots, type Slot } from './slots.ts';

const HOUR_MS = 3_600_000;

/** The response of GET /api/availability. It contains nothing of an event but that a time is taken. */
export type MonthAvailability = {
  /** YYYY-MM. */
  month: string;
  /** When the calendar was read, as an ISO time; null without a calendar. */
  asOf: string | null;
  days: DayAvailability[];
};

/** One day (YYYY-MM-DD). Its state is that of its best slot; `closed` without slots. Slots by their start (`Slot.start`). */
export type DayAvailability = { day: string; state: SlotState | 'closed'; slots: Record<string, SlotState> };

/** What is known of a calendar. `fetchedAt` is in milliseconds since 1970 UTC; undefined when it was never read. */
export type CalendarCopy = Occupancy & { fetchedAt: number | undefined };

/** The state of a slot at `now`: `ask` without a recent copy of the calendar, and inside the lead time. */
export function getSlotState(bookable: Bookable, slot: Slot, copy: CalendarCopy, now: Date): SlotState {
  const { capacity, leadHours } = bookable;
  if (!isCurrent(copy.fetchedAt, now) || slot.startsAt < now.getTime() + leadHours * HOUR_MS) return 'ask';
  return getTimeState(copy, { ...slot, capacity });
}

/** The availability of all days of a month (YYYY-MM). Past starts are left out. */
export function getMonthAvailability(
  bookable: Bookable,
  month: string,
  copy: CalendarCopy,
  now: Date,
): MonthAvailability {
  const offered = listDays(month).map((day) => ({
    day,
    slots: listSlots(bookable, day).filter(({ startsAt }) => startsAt > now.getTime()),
  }));
  const near = keepNear(
    copy,
    offered.flatMap(({ slots }) => slots),
  );
  const days = offered.map(({ day, slots }): DayAvailability => {
    const states = slots.map((slot): [string, SlotState] => [slot.start, getSlotState(bookable, slot, near, now)]);
    return { day, state: getDayState(states.map(([, state]) => state)), slots: Object.fromEntries(states) };
  });
  return {
    month,
    asOf: copy.fetchedAt === undefined ? null : new Date(copy.fetchedAt).toISOString(),
    days,
  };
}

/** A copy without the events before and after all of these slots: a calendar may have tens of thousands. */
function keepNear(copy: CalendarCopy, slots: readonly Slot[]): CalendarCopy {
  const from = Math.min(...slots.map(({ startsAt }) => startsAt));
  const to = Math.max(...slots.map(({ endsAt }) => endsAt));
  return { ...copy, busy: copy.busy.filter(({ start, end }) => start < to && end > from) };
}

function getDayState(states: SlotState[]): DayAvailability['state'] {
  const best = (['free', 'tentative', 'ask', 'gone'] as const).find((state) => states.includes(state));
  return best ?? 'closed';
}
