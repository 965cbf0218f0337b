import { getTimeState, type Occupancy, type SlotState } from './slot-state.ts';
import type { Bookable } from './schema.ts';
import { listSlots, type Slot } from './slots.ts';

/** A copy of a calendar older than this says nothing about today. */
export const MAX_COPY_AGE_MS = 24 * 3_600_000;

/** How many months can be asked for, including the current one. */
export const MONTHS_AHEAD = 12;

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

/** The months (YYYY-MM) that can be asked for, from the current one in the time zone. */
export function listMonths({ timeZone }: Pick<Bookable, 'timeZone'>, now: Date): string[] {
  const [year = 0, month = 0] = getToday(timeZone, now).split('-').map(Number);
  return Array.from({ length: MONTHS_AHEAD }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** The current day (YYYY-MM-DD) in a time zone. */
export function getToday(timeZone: string, now: Date): string {
  return now.toLocaleDateString('en-CA', { timeZone });
}

function isRecent({ fetchedAt }: CalendarCopy, now: Date): boolean {
  return fetchedAt !== undefined && now.getTime() - fetchedAt <= MAX_COPY_AGE_MS;
}

function getDayState(states: SlotState[]): DayAvailability['state'] {
  const best = (['free', 'tentative', 'ask', 'gone'] as const).find((state) => states.includes(state));
  return best ?? 'closed';
}

function listDays(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}
