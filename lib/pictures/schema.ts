import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Prose, SitePath } from '#lib/content/fields';

const FOCUS = /^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/;

export const PhotographsSchema = z
  .array(
    z.strictObject({
      file: SitePath.describe('the address of the photograph, such as /art/case-studies/<slug>/IMG_2041.JPG'),
      focus: z
        .string('It must be text')
        .regex(FOCUS, 'It must be two percentages')
        .describe('the point that must stay in view, from the left and from the top, such as 30% 60%')
        .optional(),
      caption: Prose.describe('one line below the photograph').optional(),
      credit: Prose.describe('who took it').optional(),
      consent: Prose.describe(
        'how the people in it agreed, such as "signed releases, 2026-10-02", or "nobody can be recognized"',
      ).optional(),
    }),
  )
  .describe('what is known of photographs, in any order');

export type Photograph = z.output<typeof PhotographsSchema>[number];
