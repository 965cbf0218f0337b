import 'server-only';
import { getHiddenPostPaths } from '#lib/blog/read';
import { getHiddenStudyPaths } from '#lib/case-studies/read';

/** The paths that no text may link to at `now`, because their pages are not visible. */
export function getHiddenPaths(now: Date): Set<string> {
  return new Set([...getHiddenStudyPaths(now), ...getHiddenPostPaths(now)]);
}
