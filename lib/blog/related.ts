import type { Post } from './schema.ts';

/**
 * Related posts: first those with the same topic, case studies or author, then the nearest in time. The adjacent posts are
 * last, because every post links to them anyway.
 */
export function relatedPosts(post: Post, all: Post[], limit = 2): Post[] {
  const closeness = (other: Post) =>
    2 * Number(other.topic === post.topic) +
    2 * other.cases.filter((slug) => post.cases.includes(slug)).length +
    Number(other.author === post.author);
  const { earlier, later } = getAdjacentPosts(post, all);
  const isAdjacent = (other: Post) => Number(other === earlier || other === later);
  const distance = (other: Post) => Math.abs(Date.parse(other.published) - Date.parse(post.published));
  return all
    .filter(({ slug }) => slug !== post.slug)
    .toSorted(
      (left, right) =>
        isAdjacent(left) - isAdjacent(right) || closeness(right) - closeness(left) || distance(left) - distance(right),
    )
    .slice(0, limit);
}

/** The posts before and after a post in time; undefined at the ends. `all` is newest first. */
export function getAdjacentPosts({ slug }: Pick<Post, 'slug'>, all: Post[]): { earlier?: Post; later?: Post } {
  const index = all.findIndex((other) => other.slug === slug);
  return index < 0 ? {} : { earlier: all[index + 1], later: all[index - 1] };
}
