import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Prose, Slug } from './fields.ts';

const TOPIC_GROUNDS = ['marigold', 'blush', 'lagoon', 'water', 'meadow'] as const;

/** The topics of posts. Each has its own page and color. */
export const TopicsSchema = z
  .array(
    z.strictObject({
      name: Prose.describe('the topic as posts name it'),
      slug: Slug.describe('the address under /blog/topics/'),
      ground: z.enum(TOPIC_GROUNDS).describe(`the color of its posts, one of ${TOPIC_GROUNDS.join(', ')}`),
      title: Prose.describe('the title for the browser tab and search results, up to 44 characters'),
      description: Prose.describe('70 to 160 characters for search results'),
      headline: z.array(Prose).min(1).max(3).describe('one to three short lines, set in capitals'),
      lead: Prose.describe('one or two sentences under the headline'),
    }),
  )
  .min(1)
  .describe('a list of topics');

export type Topic = z.output<typeof TopicsSchema>[number];
