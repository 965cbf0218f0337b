import { getDayOfStart } from '#lib/content/start';

/** Options, not an `Intl.DateTimeFormat`: creating the first formatter of a page takes 20 ms on a phone. */
const LONG_DATE = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;

/** The day after `today` in the local time zone, as YYYY-MM-DD. */
export function dayAfter(today: Date): string {
  const next = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(next.getFullYear(), 4)}-${pad(next.getMonth() + 1, 2)}-${pad(next.getDate(), 2)}`;
}

const HALF_DAY_MS = 12 * 3_600_000;

/** The earliest current date on Earth (UTC-12), as a local date, so that a server refuses no visitor's current day. */
export function earliestToday(now: Date): Date {
  const shifted = new Date(now.getTime() - HALF_DAY_MS);
  return new Date(shifted.getUTCFullYear(), shifted.getUTCMonth(), shifted.getUTCDate());
}

/** The error message for preferred days, if any; days are YYYY-MM-DD. The day of a start in the future may be today elsewhere on Earth. */
export function errorInDates(days: readonly string[], today: Date, start = ''): string | undefined {
  const earliest = dayAfter(today);
  const ofStart = Date.parse(start) > today.getTime() ? getDayOfStart(start) : '';
  if (days.some((day) => day < earliest && day !== ofStart))
    return 'Choose dates from tomorrow on, or leave them empty.';
  if (new Set(days).size < days.length) return 'Choose a different day for each choice, or leave some empty.';
  return undefined;
}

/** Formats a YYYY-MM-DD day, such as "Thursday, December 10, 2026"; an invalid day is returned unchanged. */
export function formatPreferredDay(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString('en-US', LONG_DATE);
}
