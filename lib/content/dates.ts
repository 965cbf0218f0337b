import { instantIn, SITE_TIME_ZONE } from './time-zone.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** True for a calendar day that exists, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * The moment that a date in a content file means: YYYY-MM-DD is midnight in the site's time zone, a full ISO date-time
 * must carry an offset. Returns null for anything else, including days that do not exist.
 */
export function parseMoment(text: string): Date | null {
  if (isDay(text)) return new Date(instantIn(SITE_TIME_ZONE, text));
  if (!INSTANT.test(text) || !isDay(text.slice(0, 10))) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats a day for people, such as "September 18, 2025". */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
