import 'server-only';
import { getHiddenPostPaths } from '#lib/blog/read';
import { getHiddenStudyPaths } from '#lib/case-studies/read';

/** The addresses that no text may link to at `now`, because what stands there is not public. */
export function getHiddenPaths(now: Date): Set<string> {
  return new Set([...getHiddenStudyPaths(now), ...getHiddenPostPaths(now)]);
}
