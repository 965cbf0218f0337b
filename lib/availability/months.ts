import { getDay } from '#lib/content/time-zone';

/** How many months can be asked for, including the current one. */
export const MONTHS_AHEAD = 12;

/** A copy of a calendar older than this says nothing about today. */
const MAX_COPY_AGE_MS = 24 * 3_600_000;

/** Whether a calendar that was read at this time, in milliseconds since 1970 UTC, still counts. */
export function isCurrent(fetchedAt: number | undefined, now: Date): boolean {
  return fetchedAt !== undefined && Math.abs(now.getTime() - fetchedAt) <= MAX_COPY_AGE_MS;
}

/** The months (YYYY-MM) that can be asked for, from the current one in the time zone. */
export function listMonths({ timeZone }: { timeZone: string }, now: Date): string[] {
  const [year = 0, month = 0] = getToday(timeZone, now).split('-').map(Number);
  return Array.from({ length: MONTHS_AHEAD }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** The current day (YYYY-MM-DD) in a time zone. */
export function getToday(timeZone: string, now: Date): string {
  return getDay(timeZone, now.getTime());
}

/** The days (YYYY-MM-DD) of a month (YYYY-MM). */
export function listDays(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** The weeks of a month from Sunday to Saturday: days (YYYY-MM-DD), and undefined for days of other months. */
export function listWeeks(month: string): (string | undefined)[][] {
  const days = listDays(month);
  const before = getWeekday(days[0]!);
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => days[week * 7 + weekday - before]),
  );
}

/** The month (YYYY-MM) of a day or of a start. */
export function getMonth(day: string): string {
  return day.slice(0, 7);
}

/** The day (YYYY-MM-DD) some days later, or earlier when `count` is negative. */
export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The same day some months later, or earlier when `count` is negative; the last day of a month that is too short. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, number = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7);
  const days = listDays(first);
  return days[Math.min(number, days.length) - 1]!;
}

/** The day of the week, from 0 for Sunday. */
export function getWeekday(day: string): number {
  return toDate(day).getUTCDay();
}

/** Formats a day or a month (with -01) for people with the options of `toLocaleDateString`. */
export function formatDate(day: string, options: Intl.DateTimeFormatOptions): string {
  return toDate(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
