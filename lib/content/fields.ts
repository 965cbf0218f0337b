import { z } from 'zod';
import '#lib/zod-without-eval';
import { dateHint } from './date-hint.ts';
import { isDay, parseMoment } from './dates.ts';
import { DRAFT, NEVER } from './reveal-date.ts';
import { typographic } from './typographic.ts';

/** Field types that content schemas share. Each describes itself, because authors read these lines in error messages. */

/** How the site shows a text: prose as it is, markdown rendered, an address as a link or a file. */
export type FieldRole = 'prose' | 'markdown' | 'address';

/** The role of a field; also found for a field type that was described anew. */
export const fieldRoles = z.registry<{ role: FieldRole }>();

export const Prose = z
  .string('It must be text')
  .trim()
  .min(1, 'It must not be empty')
  .transform(typographic)
  .describe('plain text, in quotes when it holds a colon')
  .register(fieldRoles, { role: 'prose' });

export const Markdown = z
  .string('It must be text')
  .trim()
  .min(1, 'It must not be empty')
  .describe('text in markdown')
  .register(fieldRoles, { role: 'markdown' });

export const Slug = z
  .string('It must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug must contain only lowercase letters, numbers, and hyphens')
  .describe('lowercase letters, numbers and hyphens, such as rain-plan');

/** Slugs that an entry had before; their addresses lead to it. */
export const PreviousSlugs = z
  .array(Slug)
  .min(1, 'It needs at least one slug')
  .describe('slugs that it had before, such as [old-name]; their addresses lead here');

export const SitePath = z
  .string('It must be text')
  .regex(/^\/[A-Za-z0-9/_#?=&%.,+-]*$/, 'It must be a path on this site that starts with /')
  .describe('a path on this site, such as /scavenger-hunts')
  .register(fieldRoles, { role: 'address' });

export const Day = z
  .string('It must be a day')
  .superRefine((text, context) => {
    if (!isDay(text)) context.addIssue(dateIssue('It must be a day that exists', text));
  })
  .describe('a day as YYYY-MM-DD, such as 2026-03-12');

/** When something becomes public; comes out as an ISO instant, which for a draft lies after all others. */
export const RevealDate = z
  .string('It must be a date, draft or null')
  .superRefine((text, context) => {
    if (text !== DRAFT && parseMoment(text) === null) {
      context.addIssue(dateIssue('It must be a date that exists', text));
    }
  })
  .transform((text) => parseMoment(text)?.toISOString() ?? NEVER)
  .describe('null, the word draft, or a day (midnight in San Francisco) or full date-time with offset');

export const Link = z
  .strictObject({
    text: Prose.describe('the words of the link, a verb with its object'),
    href: z
      .string()
      .regex(/^(\/|#|mailto:|tel:)/, 'It must start with /, #, mailto: or tel:')
      .describe('a path on this site, an anchor, mailto: or tel:')
      .register(fieldRoles, { role: 'address' }),
  })
  .describe('a link with text and href');

export const Color = z
  .string('It must be text')
  .regex(/^#[0-9a-f]{6}$/i, 'It must be a color')
  .describe('a color as "#rrggbb", in quotes');

function dateIssue(message: string, text: string) {
  return { code: 'custom' as const, message, params: { fix: dateHint(text) } };
}
