import { isDay } from './is-day.ts';
import { SITE_TIME_ZONE } from './site-time-zone.ts';
import { getTimestamp } from './time-zone.ts';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses a date of a content file. YYYY-MM-DD is midnight in the site's time zone. A full ISO date-time must have an
 * offset. Returns null for anything else, also for days that do not exist.
 */
export function parseDate(text: string): Date | null {
  if (!DATE_TIME.test(text)) return isDay(text) ? new Date(getTimestamp(SITE_TIME_ZONE, text)) : null;
  const date = new Date(text);
  return !isDay(text.slice(0, 10)) || Number.isNaN(date.getTime()) ? null : date;
}

/** Formats a day (YYYY-MM-DD) for people, such as "September 18, 2025". */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
