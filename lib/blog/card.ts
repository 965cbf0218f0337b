import type { Topic } from '#lib/content/topics';
import { packWords } from '#lib/content/words';
import { articleOf, type Stop } from './article.ts';
import { readingMinutes } from './reading-time.ts';
import type { Post } from './schema.ts';

/** What a post shows of itself elsewhere. */
export type PostFace = Pick<Post, 'slug' | 'title' | 'description' | 'author' | 'published' | 'cover'> & {
  topic: Pick<Topic, 'name' | 'slug' | 'ground'>;
  minutes: number;
};

/** What the search needs besides; the words are packed, section by section. */
export type PostCard = PostFace & { words: string; sections: (Stop & { words: string })[] };

export function toPostFace(post: Post, { name, slug, ground }: Topic): PostFace {
  const { title, description, author, published, cover, body } = post;
  const face = { slug: post.slug, title, description, author, published, cover };
  return { ...face, topic: { name, slug, ground }, minutes: readingMinutes(body) };
}

/** A search renders its page anew, and packing the words of a post takes most of the time. */
const cards = new WeakMap<Post, PostCard>();

export function toPostCard(post: Post, topic: Topic): PostCard {
  const card = cards.get(post) ?? newCard(post, topic);
  cards.set(post, card);
  return card;
}

function newCard(post: Post, topic: Topic): PostCard {
  const { intro, sections } = articleOf(post.body);
  return {
    ...toPostFace(post, topic),
    words: packWords([post.title, post.description, post.author, topic.name, intro].join(' ')),
    sections: sections.map(({ id, title, text }) => ({ id, title, words: packWords(`${title} ${text}`) })),
  };
}
