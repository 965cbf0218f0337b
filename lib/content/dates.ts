/** Dates without a time mean midnight in the company's home zone. */
export const SITE_TIME_ZONE = 'America/Los_Angeles';

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
  if (isDay(text)) return midnightIn(SITE_TIME_ZONE, text);
  if (!INSTANT.test(text) || !isDay(text.slice(0, 10))) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Formats a day for people, such as "September 18, 2025". */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

function midnightIn(timeZone: string, day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // Two rounds settle the offset on days when clocks change.
  let moment = utc;
  for (let round = 0; round < 2; round += 1) moment = utc - offsetAt(timeZone, moment);
  return new Date(moment);
}

function offsetAt(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - moment;
}
