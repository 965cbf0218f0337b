import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Day, Link, Markdown, PreviousSlugs, Prose, PublishTime, Slug } from '#lib/content/fields';

const POST_COVERS = [
  'city',
  'hunts',
  'holiday',
  'site',
  'school',
  'virtual',
  'escape',
  'station',
  'orchard',
  'books',
  'party',
  'hotel',
  'harbor',
  'pop-up',
] as const;

/** A blog post. */
export const PostSchema = z.strictObject({
  slug: Slug.describe('the address, same as the file name'),
  previous_slugs: PreviousSlugs.optional(),
  title: Prose.describe('the headline, up to 60 characters'),
  description: Prose.describe('70 to 160 characters for search results'),
  topic: Prose.describe('the name of a topic in topics.yaml'),
  author: Prose.describe('the name of a host'),
  revealed_on: PublishTime.nullable()
    .optional()
    .describe('null or nothing for now, draft, or the date from which visitors may read it'),
  published: Day.describe('the day that stands above the text'),
  updated: Day.optional().describe('the day of the last real change'),
  cover: z.enum(POST_COVERS, 'It must be one of the scenes').describe(`one of ${POST_COVERS.join(', ')}`),
  cta: Link.describe('one call to action matched to the topic'),
  cases: z.array(Slug).describe('one or two slugs of related case studies'),
  body: Markdown.describe('600 to 1,200 words below the front matter'),
});

export type Post = z.output<typeof PostSchema>;
