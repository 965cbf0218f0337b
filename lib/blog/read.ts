import 'server-only';
import { findMoved, slugsOf } from '#lib/content/moved-entry';
import { dataOf, readMarkdownFolder, remembered, type Reading } from '#lib/content/read';
import { isShown } from '#lib/content/reveal-date';
import { slugProblems } from '#lib/content/slug-problems';
import { PostSchema, type Post } from './schema.ts';

/** Reads all posts, newest first, with every problem of every file. */
export function readPosts(): Reading<Post> {
  const { entries, files, problems } = readMarkdownFolder('blog', PostSchema);
  return {
    entries: entries.toSorted((left, right) => right.data.published.localeCompare(left.data.published)),
    files,
    problems: [...problems, ...slugProblems(entries)],
  };
}

const allPosts = remembered(() => dataOf(readPosts()));

/** The posts that visitors may read at `now`. */
export function getRevealedPosts(now: Date): Post[] {
  return allPosts().filter(({ revealed_on }) => isShown(revealed_on, now));
}

export function getRevealedPost(slug: string, now: Date): Post | undefined {
  return getRevealedPosts(now).find((post) => post.slug === slug);
}

/** The revealed post that once had this slug and has another one now. */
export function getMovedPost(slug: string, now: Date): Post | undefined {
  return findMoved(getRevealedPosts(now), slug);
}

/** The addresses, present and past, of the posts that are not public at `now`. */
export function getHiddenPostPaths(now: Date): string[] {
  const hidden = allPosts().filter(({ revealed_on }) => !isShown(revealed_on, now));
  return hidden.flatMap(slugsOf).map((slug) => `/blog/${slug}`);
}
