import { getPublishedPosts } from '#lib/blog/read';
import type { Post } from '#lib/blog/schema';
import { getPublishedStudies } from '#lib/case-studies/read';
import type { CaseStudy } from '#lib/case-studies/schema';
import { removeLinksTo } from '#lib/content/hidden-links';
import { getHiddenPaths } from './hidden-paths.ts';

/** The posts that are visible at `now`, newest first, without links to pages that are not public. */
export function getShownPosts(now: Date): Post[] {
  return removeHiddenLinks(getPublishedPosts(now), now);
}

/** The studies that are visible at `now`, newest event first, without links to pages that are not public. */
export function getShownStudies(now: Date): CaseStudy[] {
  return removeHiddenLinks(getPublishedStudies(now), now);
}

const cache = new WeakMap<object, Map<string, unknown>>();

/** Returns the same objects until the next publish time, so that callers can cache results by object (WeakMap). */
function removeHiddenLinks<T extends object>(entries: T[], now: Date): T[] {
  const [newest] = entries;
  if (!newest) return [];
  const hidden = getHiddenPaths(now);
  const states = cache.get(newest) ?? new Map<string, unknown>();
  cache.set(newest, states);
  // The hidden paths identify the visible entries.
  const state = [...hidden].join();
  const list = (states.get(state) as T[] | undefined) ?? removeLinksTo(entries, hidden);
  states.set(state, list);
  return list;
}
