import { z } from 'zod';
import '#lib/zod-without-eval';
import { isDay, parseMoment } from './dates.ts';
import { typographic } from './typographic.ts';

/** Field types that content schemas share. Each describes itself, because authors read these lines in error messages. */

export const Prose = z
  .string('It must be text')
  .trim()
  .min(1, 'It must not be empty')
  .transform(typographic)
  .describe('plain text, in quotes when it holds a colon');

export const Markdown = z.string('It must be text').trim().min(1, 'It must not be empty').describe('text in markdown');

export const Slug = z
  .string('It must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug must contain only lowercase letters, numbers, and hyphens')
  .describe('lowercase letters, numbers and hyphens, such as rain-plan');

export const SitePath = z
  .string('It must be text')
  .regex(/^\/[A-Za-z0-9/_#?=&%.,+-]*$/, 'It must be a path on this site that starts with /')
  .describe('a path on this site, such as /scavenger-hunts');

export const Day = z
  .string('It must be a day')
  .refine(isDay, 'It must be a day that exists')
  .describe('a day as YYYY-MM-DD, such as 2026-03-12');

/** A day or a date-time with offset; comes out as an ISO instant. */
export const Moment = z
  .string('It must be a date or null')
  .refine((text) => parseMoment(text) !== null, 'It must be a date that exists')
  .transform((text) => (parseMoment(text) ?? new Date(NaN)).toISOString())
  .describe('a day (YYYY-MM-DD, midnight Pacific) or a full date-time with offset, or null');

export const Link = z
  .strictObject({
    text: Prose.describe('the words of the link, a verb with its object'),
    href: z
      .string()
      .regex(/^(\/|#|mailto:|tel:)/, 'It must start with /, #, mailto: or tel:')
      .describe('a path on this site, an anchor, mailto: or tel:'),
  })
  .describe('a link with text and href');

export const Color = z
  .string('It must be text')
  .regex(/^#[0-9a-f]{6}$/i, 'It must be a color')
  .describe('a color as "#rrggbb", in quotes');
