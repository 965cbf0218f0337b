import type { Post } from './schema.ts';

/**
 * Other posts to go on with: first those of the same topic or about the same events, then the nearest in time. The posts right
 * before and after come last, because every page leads to them anyway.
 */
export function relatedPosts(post: Post, all: Post[], limit = 2): Post[] {
  const closeness = (other: Post) =>
    2 * Number(other.topic === post.topic) +
    2 * other.cases.filter((slug) => post.cases.includes(slug)).length +
    Number(other.author === post.author);
  const { earlier, later } = turnsOf(post, all);
  const isTurn = (other: Post) => Number(other === earlier || other === later);
  const distance = (other: Post) => Math.abs(Date.parse(other.published) - Date.parse(post.published));
  return all
    .filter(({ slug }) => slug !== post.slug)
    .toSorted(
      (left, right) =>
        isTurn(left) - isTurn(right) || closeness(right) - closeness(left) || distance(left) - distance(right),
    )
    .slice(0, limit);
}

/** The posts before and after one in time; undefined at the ends. `all` is newest first. */
export function turnsOf({ slug }: Pick<Post, 'slug'>, all: Post[]): { earlier?: Post; later?: Post } {
  const index = all.findIndex((other) => other.slug === slug);
  return index < 0 ? {} : { earlier: all[index + 1], later: all[index - 1] };
}
