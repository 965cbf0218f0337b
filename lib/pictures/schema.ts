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
        .optional()
        .describe('the point that must stay in view, from the left and from the top, such as 30% 60%'),
      caption: Prose.optional().describe('one line below the photograph'),
      credit: Prose.optional().describe('who took it'),
      consent: Prose.optional().describe(
        'how the people in it agreed, such as "signed releases, 2026-10-02", or "no face can be recognized"',
      ),
    }),
  )
  .describe('what is known of photographs, in any order');

export type Photograph = z.output<typeof PhotographsSchema>[number];
