import { getDayOfStart, isStart } from '#lib/content/start';
import { formatOffset, getTimestamp } from '#lib/content/time-zone';
import { toMinutes, WEEKDAYS, type Bookable } from './schema.ts';

/** A start that can be asked for. */
export type Slot = {
  /** Local time with its UTC offset: 2026-12-10T18:00-08:00. */
  start: string;
  /** In milliseconds since 1970 UTC, like `endsAt`. */
  startsAt: number;
  endsAt: number;
};

const MINUTE_MS = 60_000;

/** The slots of a day (YYYY-MM-DD) by the opening hours, in order; none on a closed day. */
export function listSlots({ timeZone, open, slotMinutes, closed = [] }: Bookable, day: string): Slot[] {
  if (closed.some(({ from, to = from }) => day >= from && day <= to)) return [];
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!;
  const minutes = open
    .filter(({ days }) => days.includes(weekday))
    .flatMap(({ from, to }) => listStarts(toMinutes(from), toMinutes(to), slotMinutes));
  return [...new Set(minutes)].sort((a, b) => a - b).map((minute) => toSlot(timeZone, day, minute, slotMinutes));
}

/** The slot that starts at `start`, written like `Slot.start`; undefined when there is none. */
export function findSlot(bookable: Bookable, start: string): Slot | undefined {
  return isStart(start) ? listSlots(bookable, getDayOfStart(start)).find((slot) => slot.start === start) : undefined;
}

function listStarts(from: number, to: number, length: number): number[] {
  return Array.from({ length: Math.floor((to - from) / length) }, (_, index) => from + index * length);
}

function toSlot(timeZone: string, day: string, minute: number, slotMinutes: number): Slot {
  const pad = (value: number) => String(value).padStart(2, '0');
  const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
  const startsAt = getTimestamp(timeZone, day, time);
  const start = `${day}T${time}${formatOffset(timeZone, startsAt)}`;
  return { start, startsAt, endsAt: startsAt + slotMinutes * MINUTE_MS };
}
