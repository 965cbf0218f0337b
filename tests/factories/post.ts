import type { PostCard } from '#lib/blog/card';
import { toPostCard } from '#lib/blog/card';
import type { Post } from '#lib/blog/schema';
import type { Topic } from '#lib/content/topics';

export const planning: Topic = {
  name: 'Planning',
  slug: 'planning',
  ground: 'marigold',
  title: 'Planning a team event',
  description: 'What it costs and what happens when it rains.',
  headline: ['Before', 'anyone plays'],
  lead: 'Costs and weather.',
};

/** A short post with two sections. */
export function post(changes: Partial<Post> = {}): Post {
  return {
    slug: 'umbrellas',
    title: 'Umbrellas are a plan',
    description: 'Why every crew gets one.',
    topic: 'Planning',
    author: 'Joss Kettleman',
    published: '2026-03-12',
    cover: 'station',
    cta: { text: 'Price a hunt', href: '/get-a-quote' },
    cases: [],
    body: 'It rained.\n\n## What do they cost?\n\nNine dollars each.\n\n## Who carries them?\n\nThe host does.',
    ...changes,
  };
}

export function postCard(changes: Partial<Post> = {}): PostCard {
  return toPostCard(post(changes), planning);
}
