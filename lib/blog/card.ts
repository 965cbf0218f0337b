import type { Topic } from '#lib/content/topics';
import { packWords } from '#lib/content/words';
import { renderArticle, type SectionHeading } from './article.ts';
import { readingMinutes } from './reading-time.ts';
import type { Post } from './schema.ts';

/** A post in lists and links. `minutes` is the reading time. */
export type PostSummary = Pick<Post, 'slug' | 'title' | 'description' | 'author' | 'published' | 'cover'> & {
  topic: Pick<Topic, 'name' | 'slug' | 'ground'>;
  minutes: number;
};

/** A post for the search. `words` are packed (`packWords`): those of the post, and those of each section. */
export type PostCard = PostSummary & { words: string; sections: (SectionHeading & { words: string })[] };

export function toPostSummary(post: Post, { name, slug, ground }: Topic): PostSummary {
  const { title, description, author, published, cover, body } = post;
  const summary = { slug: post.slug, title, description, author, published, cover };
  return { ...summary, topic: { name, slug, ground }, minutes: readingMinutes(body) };
}

/** Every search renders a page, and packing the words takes most of the time. */
const cards = new WeakMap<Post, PostCard>();

export function toPostCard(post: Post, topic: Topic): PostCard {
  const card = cards.get(post) ?? createCard(post, topic);
  cards.set(post, card);
  return card;
}

function createCard(post: Post, topic: Topic): PostCard {
  const { intro, sections } = renderArticle(post.body);
  return {
    ...toPostSummary(post, topic),
    words: packWords([post.title, post.description, post.author, topic.name, intro].join(' ')),
    sections: sections.map(({ id, title, text }) => ({ id, title, words: packWords(`${title} ${text}`) })),
  };
}
