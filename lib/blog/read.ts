import 'server-only';
import { dataOf, readMarkdownFolder, remembered, type Reading } from '#lib/content/read';
import { slugProblem } from '#lib/content/slug-problem';
import { PostSchema, type Post } from './schema.ts';

/** Reads all posts, newest first, with every problem of every file. */
export function readPosts(): Reading<Post> {
  const { entries, problems } = readMarkdownFolder('blog', PostSchema);
  return {
    entries: entries.toSorted((left, right) => right.data.published.localeCompare(left.data.published)),
    problems: [...problems, ...entries.flatMap(slugProblem)],
  };
}

export const getPosts = remembered(() => dataOf(readPosts()));

export function getPost(slug: string): Post | undefined {
  return getPosts().find((post) => post.slug === slug);
}
