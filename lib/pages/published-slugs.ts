import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Slug } from '#lib/content/fields';

/** The slugs of all studies, posts and topics that have or had a publish time, by the address that is above them. */
export const PublishedSlugsSchema = z
  .strictObject({
    'case-studies': z.array(Slug).describe('slugs of case studies'),
    blog: z.array(Slug).describe('slugs of posts'),
    'blog/topics': z.array(Slug).describe('slugs of topics'),
  })
  .describe('slugs that npm run content -- slugs collects');

export type PublishedSlugs = z.output<typeof PublishedSlugsSchema>;
