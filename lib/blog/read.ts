import 'server-only';
import { findMoved, slugsOf } from '#lib/content/moved-entry';
import { dataOf, readMarkdownFolder, readYamlFile, remembered, type Reading } from '#lib/content/read';
import { isShown } from '#lib/content/reveal-date';
import { slugProblems } from '#lib/content/slug-problems';
import { TopicsSchema, type Topic } from '#lib/content/topics';
import { PostSchema, type Post } from './schema.ts';
import { BLOG_PATH } from './search-path.ts';
import { topicPath } from './topic-path.ts';

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

const allTopics = remembered((): Topic[] => dataOf(readYamlFile('topics.yaml', TopicsSchema)).flat());

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

/** The addresses, present and past, of the posts that are not public at `now`, and of topics without a public post. */
export function getHiddenPostPaths(now: Date): string[] {
  const hidden = allPosts().filter(({ revealed_on }) => !isShown(revealed_on, now));
  const shown = new Set(getTopics(now).map(({ slug }) => slug));
  return [
    ...hidden.flatMap(slugsOf).map((slug) => `${BLOG_PATH}/${slug}`),
    ...allTopics()
      .filter(({ slug }) => !shown.has(slug))
      .map(topicPath),
  ];
}

/** The topics that posts of `now` are about; one without posts has no page yet. */
export function getTopics(now: Date): Topic[] {
  return countedTopics(now);
}

/** The topics that posts of `now` are about, with the number of posts. */
export function countedTopics(now: Date): (Topic & { count: number })[] {
  const posts = getRevealedPosts(now);
  return allTopics()
    .map((topic) => ({ ...topic, count: posts.filter((post) => post.topic === topic.name).length }))
    .filter(({ count }) => count > 0);
}

/** The topic of a post. Throws when topics.yaml does not list it. */
export function topicOf({ topic: name }: Pick<Post, 'topic'>): Topic {
  const topic = allTopics().find((one) => one.name === name);
  if (!topic) throw new Error(`content/topics.yaml has no topic called ${name}.`);
  return topic;
}
