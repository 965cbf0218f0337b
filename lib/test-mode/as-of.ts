import { parseDate } from '#lib/content/dates';
import { isDay } from '#lib/content/is-day';
import { withParameter } from './mode.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day for which the studies are shown, as YYYY-MM-DD; empty for now. */
export function getAsOf(search: string): string {
  const day = new URLSearchParams(search).get('as-of');
  return isDay(day) ? day : '';
}

/** The time at which a study must be public to be shown, in milliseconds since 1970: now, or the end of the day in `search`. */
export function getShownTime(search: string, now: Date): number {
  const day = parseDate(getAsOf(search));
  return day ? day.getTime() + DAY_MS - 1 : now.getTime();
}

/** The URL of a page with the test mode of `search`. */
export function withTestMode(href: string, search = ''): string {
  const url = withParameter(href, 'test-mode', 'true');
  return getAsOf(search) ? withParameter(url, 'as-of', getAsOf(search)) : url;
}
