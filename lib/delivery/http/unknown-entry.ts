/** The paths of case studies and posts. Others, such as /case-studies/list/…, have more segments. */
const ENTRY_PATH = /^\/(?:case-studies|blog)\/[a-z\d-]+$/;

/** A path that no route has. */
export const UNKNOWN_PATH = '/404';

/**
 * Whether the path is that of a case study or post that does not exist, or is not public at `now` (milliseconds since 1970). Next would render a
 * page to find out. Both get the same response, so that nothing shows which entries are not public yet.
 */
export function isUnknownEntry(pathname: string, entryPaths: Readonly<Record<string, number>>, now: number): boolean {
  return ENTRY_PATH.test(pathname) && !isPublicEntry(pathname, entryPaths, now);
}

/** Whether the case study or post at a path is public at `now` (milliseconds since 1970). */
export function isPublicEntry(path: string, entryPaths: Readonly<Record<string, number>>, now: number): boolean {
  return (entryPaths[path] ?? Infinity) <= now;
}
