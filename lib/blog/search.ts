import { hasWords, packWords } from '#lib/content/words';
import type { SectionHeading } from './article.ts';
import type { PostCard } from './card.ts';

export type Hit = {
  post: PostCard;
  /** The sections that contain every word, at most three. */
  sections: SectionHeading[];
};

const MAX_SECTIONS = 3;

/**
 * The posts that contain every word of `text`, as a word or its prefix. Ranked by title, description, one section, anywhere;
 * newest first within a rank. All posts for a text without words.
 */
export function searchPosts(posts: PostCard[], text: string): Hit[] {
  return posts
    .filter((post) => hasWords(getAllWords(post), text))
    .map((post) => ({ post, sections: post.sections.filter(({ words }) => hasWords(words, text)) }))
    .toSorted(
      (left, right) =>
        getRank(left, text) - getRank(right, text) || right.post.published.localeCompare(left.post.published),
    )
    .map(({ post, sections }) => ({ post, sections: sections.slice(0, MAX_SECTIONS) }));
}

function getAllWords({ words, sections }: PostCard): string {
  return [words, ...sections.map((section) => section.words)].join(' ');
}

function getRank({ post, sections }: Hit, text: string): number {
  if (hasWords(packWords(post.title), text)) return 0;
  if (hasWords(packWords(`${post.title} ${post.description}`), text)) return 1;
  return sections.length > 0 ? 2 : 3;
}
