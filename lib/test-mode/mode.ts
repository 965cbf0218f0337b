import { parseDate } from '#lib/content/dates';
import { isDay } from '#lib/content/is-day';

export const LIBRARY_PATH = '/case-studies';
const PREVIEW_PATH = '/case-studies/preview';
const DAY_MS = 24 * 60 * 60 * 1000;

/** True for a query with `test-mode=true`; any other value is off. */
export function isTestMode(search: string): boolean {
  return new URLSearchParams(search).get('test-mode') === 'true';
}

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
  const url = new URL(href);
  url.searchParams.set('test-mode', 'true');
  if (getAsOf(search)) url.searchParams.set('as-of', getAsOf(search));
  return url.href;
}

/** True while a study is presented, without the desk. */
export function isPresenting(search: string): boolean {
  return new URLSearchParams(search).get('present') === 'true';
}

/** The URL of the preview with or without the desk. */
export function withPresenting(href: string, isOn: boolean): string {
  const url = new URL(href);
  if (isOn) url.searchParams.set('present', 'true');
  else url.searchParams.delete('present');
  return url.href;
}

/** The URL of the preview with another study. */
export function withSlugInUrl(href: string, slug: string): string {
  const url = new URL(href);
  url.searchParams.set('slug', slug);
  return url.href;
}

/** The URL of a page that shows the studies for a day; without a day for now. */
export function withAsOf(href: string, day: string): string {
  const url = new URL(href);
  if (day) url.searchParams.set('as-of', day);
  else url.searchParams.delete('as-of');
  return url.href;
}

/** True for the paths of pages that show case studies. */
export function showsStudies(pathname: string): boolean {
  return /^\/(?:$|case-studies(?:\/|$)|team-building\/past-events$)/.test(pathname);
}

/** The slug of the requested study; empty for none. */
export function getSlug(search: string): string {
  return new URLSearchParams(search).get('slug') ?? '';
}

/** The URL of the library in test mode. */
export function libraryHref(): string {
  return `${LIBRARY_PATH}?test-mode=true`;
}

/** True for the path of the preview page. */
export function isPreviewPath(pathname: string): boolean {
  return pathname === PREVIEW_PATH;
}

/** The URL of the preview in test mode, with one study when a slug is given. */
export function previewHref(slug?: string): string {
  const query = new URLSearchParams({ 'test-mode': 'true', ...(slug && { slug }) });
  return `${PREVIEW_PATH}?${query}`;
}
