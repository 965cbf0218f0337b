import { hasWords, packWords } from '#lib/content/words';
import type { Stop } from './article.ts';
import type { PostCard } from './card.ts';

export type Hit = {
  post: PostCard;
  /** The parts of it that hold every word, at most three. */
  sections: Stop[];
};

const MOST_SECTIONS = 3;

/**
 * The posts that hold every word of `text`, each word complete or begun: first those that say it in their title, then in
 * their description, then in one part, then anywhere; newest first among equals. All posts for a text without words.
 */
export function searchPosts(posts: PostCard[], text: string): Hit[] {
  return posts
    .filter((post) => hasWords(wordsOfPost(post), text))
    .map((post) => ({ post, sections: post.sections.filter(({ words }) => hasWords(words, text)) }))
    .toSorted(
      (left, right) =>
        rankOf(left, text) - rankOf(right, text) || right.post.published.localeCompare(left.post.published),
    )
    .map(({ post, sections }) => ({ post, sections: sections.slice(0, MOST_SECTIONS) }));
}

function wordsOfPost({ words, sections }: PostCard): string {
  return [words, ...sections.map((section) => section.words)].join(' ');
}

function rankOf({ post, sections }: Hit, text: string): number {
  if (hasWords(packWords(post.title), text)) return 0;
  if (hasWords(packWords(`${post.title} ${post.description}`), text)) return 1;
  return sections.length > 0 ? 2 : 3;
}
