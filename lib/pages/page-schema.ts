import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Day, Link, Markdown, Prose } from '#lib/content/fields';
import { ART, GROUNDS } from './section-fields.ts';
import { SectionSchema } from './sections.ts';

/** A page: its title and description for search engines, its hero, then its sections in order. */
export const PageSchema = z.strictObject({
  title: Prose.describe('the title for the browser tab and search results, 30 to 60 characters'),
  description: Prose.describe('70 to 160 characters for search results'),
  table: z.enum(GROUNDS).describe(`the color of the top of the page, one of ${GROUNDS.join(', ')}`),
  hero: z
    .strictObject({
      headline: z.array(Prose).min(1).max(3).describe('one to three short lines, set in capitals'),
      lead: Prose.describe('one to three sentences: what, where, how much'),
      art: z.enum(ART).optional().describe('the picture, one of the scenes'),
      facts: z
        .array(z.strictObject({ value: Prose.describe('the number'), label: Prose.describe('what it counts') }))
        .optional()
        .describe('up to four numbers'),
      actions: z.array(Link).max(2).optional().describe('a button and a quieter link'),
    })
    .describe('the top of the page'),
  sections: z.array(SectionSchema).optional().describe('the sections, in order'),
  updated: Day.optional().describe('the day of the last real change, for search engines; policies show it'),
  body: Markdown.optional().describe('plain text below the front matter, for policies'),
});

export type Page = z.output<typeof PageSchema>;
export type Hero = Page['hero'];
