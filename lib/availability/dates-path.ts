const DATES_PATH = '/dates';

const MINUTE_MS = 60_000;

/** The path of the page with the dates of something that can be asked for, by its id in content/availability.yaml. */
export function getDatesHref(id: string): `/dates/${string}` {
  return `/dates/${id}`;
}

/**
 * The internal path that renders such a page: a new one every minute, because a rendering is valid for a short time only. Undefined for other paths.
 */
export function getDatesPath(pathname: string, now: Date): string | undefined {
  const [, folder, id, ...others] = pathname.split('/');
  if (`/${folder}` !== DATES_PATH || !id || others.length > 0) return undefined;
  return `${pathname}/${formatMinute(now)}`;
}

/** Whether a path is such a page, or its internal path. */
export function isDatesPath(pathname: string): boolean {
  return pathname.startsWith(`${DATES_PATH}/`);
}

/** The last segment of the internal path: minutes since 1970. */
export function formatMinute(now: Date): string {
  return String(Math.floor(now.getTime() / MINUTE_MS));
}
