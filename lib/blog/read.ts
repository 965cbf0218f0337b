import 'server-only';
import { findMoved, getAllSlugs } from '#lib/content/moved-entry';
import { getDataOrThrow, readMarkdownFolder, readYamlFile, cacheUntilSave } from '#lib/content/read';
import type { ReadResult } from '#lib/content/read-cache';
import { isVisible } from '#lib/content/visibility';
import { slugProblems } from '#lib/content/slug-problems';
import { TopicsSchema, type Topic } from '#lib/content/topics';
import { PostSchema, type Post } from './schema.ts';
import { BLOG_PATH } from './search-path.ts';
import { topicPath } from './topic-path.ts';

/** Reads all posts, newest first, with every problem of every file. */
export function readPosts(): ReadResult<Post> {
  const { entries, files, problems } = readMarkdownFolder('blog', PostSchema);
  return {
    entries: entries.toSorted((left, right) => right.data.published.localeCompare(left.data.published)),
    files,
    problems: [...problems, ...slugProblems(entries, 'blog')],
  };
}

const allPosts = cacheUntilSave(() => getDataOrThrow(readPosts()));

const allTopics = cacheUntilSave((): Topic[] => getDataOrThrow(readYamlFile('topics.yaml', TopicsSchema)).flat());

/** The posts that are visible at `now`, newest first. */
export function getPublishedPosts(now: Date): Post[] {
  return allPosts().filter(({ revealed_on }) => isVisible(revealed_on, now));
}

export function getPublishedPost(slug: string, now: Date): Post | undefined {
  return getPublishedPosts(now).find((post) => post.slug === slug);
}

/** The visible post that lists this slug among its previous slugs. */
export function getMovedPost(slug: string, now: Date): Post | undefined {
  return findMoved(getPublishedPosts(now), slug);
}

/** The current and previous paths of posts that are not visible at `now`, and the paths of topics without a visible post. */
export function getHiddenPostPaths(now: Date): string[] {
  const hidden = allPosts().filter(({ revealed_on }) => !isVisible(revealed_on, now));
  const shown = new Set(getTopics(now).map(({ slug }) => slug));
  return [
    ...hidden.flatMap(getAllSlugs).map((slug) => `${BLOG_PATH}/${slug}`),
    ...allTopics()
      .filter(({ slug }) => !shown.has(slug))
      .map(topicPath),
  ];
}

/** The topics that have a visible post at `now`. A topic without one has no page yet. */
export function getTopics(now: Date): Topic[] {
  return getTopicsWithCount(now);
}

/** The topics that have a visible post at `now`, with the number of these posts. */
export function getTopicsWithCount(now: Date): (Topic & { count: number })[] {
  const posts = getPublishedPosts(now);
  return allTopics()
    .map((topic) => ({ ...topic, count: posts.filter((post) => post.topic === topic.name).length }))
    .filter(({ count }) => count > 0);
}

/** The topic of a post. Throws if topics.yaml does not list it. */
export function getPostTopic({ topic: name }: Pick<Post, 'topic'>): Topic {
  const topic = allTopics().find((one) => one.name === name);
  if (!topic) throw new Error(`content/topics.yaml has no topic called ${name}.`);
  return topic;
}
