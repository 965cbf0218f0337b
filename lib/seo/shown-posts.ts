import { getRevealedPosts } from '#lib/blog/read';
import type { Post } from '#lib/blog/schema';
import { withoutLinksTo } from '#lib/content/hidden-links';
import { getHiddenPaths } from './hidden-paths.ts';

const known = new WeakMap<Post, Map<string, Post[]>>();

/**
 * The posts as visitors read them at `now`, newest first, without links to what is not public. The same objects for the
 * same state of the content, which changes with each reveal, so that what is made of them can be kept.
 */
export function getShownPosts(now: Date): Post[] {
  const posts = getRevealedPosts(now);
  const hidden = getHiddenPaths(now);
  const newest = posts[0];
  if (!newest) return [];
  const states = known.get(newest) ?? new Map<string, Post[]>();
  known.set(newest, states);
  // What is hidden says which posts are not.
  const state = [...hidden].join();
  const shown = states.get(state) ?? withoutLinksTo(posts, hidden);
  states.set(state, shown);
  return shown;
}
