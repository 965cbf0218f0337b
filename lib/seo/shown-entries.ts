import { getRevealedPosts } from '#lib/blog/read';
import type { Post } from '#lib/blog/schema';
import { getRevealedStudies } from '#lib/case-studies/read';
import type { CaseStudy } from '#lib/case-studies/schema';
import { withoutLinksTo } from '#lib/content/hidden-links';
import { getHiddenPaths } from './hidden-paths.ts';

/** The posts as visitors read them at `now`, newest first, without links to what is not public. */
export function getShownPosts(now: Date): Post[] {
  return shown(getRevealedPosts(now), now);
}

/** The studies as visitors read them at `now`, newest event first, without links to what is not public. */
export function getShownStudies(now: Date): CaseStudy[] {
  return shown(getRevealedStudies(now), now);
}

const known = new WeakMap<object, Map<string, unknown>>();

/** The same objects for the same state of the content, which changes with each reveal: what is made of them can be kept. */
function shown<T extends object>(entries: T[], now: Date): T[] {
  const [newest] = entries;
  if (!newest) return [];
  const hidden = getHiddenPaths(now);
  const states = known.get(newest) ?? new Map<string, unknown>();
  known.set(newest, states);
  // What is hidden says which entries are not.
  const state = [...hidden].join();
  const list = (states.get(state) as T[] | undefined) ?? withoutLinksTo(entries, hidden);
  states.set(state, list);
  return list;
}
