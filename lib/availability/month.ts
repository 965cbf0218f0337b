import { listDays } from './months.ts';
import type { Bookable } from './schema.ts';
import { getTimeState, type Occupancy, type SlotState } from './slot-state.ts';
import { listSlots, type Slot } from './slots.ts';

/** A copy of a calendar older than this says nothing about today. */
export const MAX_COPY_AGE_MS = 24 * 3_600_000;

const HOUR_MS = 3_600_000;

/** The response of GET /api/availability. It contains nothing of an event but that a time is taken. */
export type MonthAvailability = {
  what: string;
  /** YYYY-MM. */
  month: string;
  timeZone: string;
  slotMinutes: number;
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
  if (!isRecent(copy, now) || slot.startsAt < now.getTime() + leadHours * HOUR_MS) return 'ask';
  return getTimeState(copy, { ...slot, capacity });
}

/** The availability of all days of a month (YYYY-MM). Past starts are left out. */
export function getMonthAvailability(
  bookable: Bookable,
  month: string,
  copy: CalendarCopy,
  now: Date,
): MonthAvailability {
  const days = listDays(month).map((day): DayAvailability => {
    const slots = listSlots(bookable, day).filter(({ startsAt }) => startsAt > now.getTime());
    const states = slots.map((slot): [string, SlotState] => [slot.start, getSlotState(bookable, slot, copy, now)]);
    return { day, state: getDayState(states.map(([, state]) => state)), slots: Object.fromEntries(states) };
  });
  return {
    what: bookable.id,
    month,
    timeZone: bookable.timeZone,
    slotMinutes: bookable.slotMinutes,
    asOf: copy.fetchedAt === undefined ? null : new Date(copy.fetchedAt).toISOString(),
    days,
  };
}

function isRecent({ fetchedAt }: CalendarCopy, now: Date): boolean {
  return fetchedAt !== undefined && Math.abs(now.getTime() - fetchedAt) <= MAX_COPY_AGE_MS;
}

function getDayState(states: SlotState[]): DayAvailability['state'] {
  const best = (['free', 'tentative', 'ask', 'gone'] as const).find((state) => states.includes(state));
  return best ?? 'closed';
}
