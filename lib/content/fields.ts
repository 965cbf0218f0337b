import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { addressHint } from './address-hint.ts';
import { dateHint } from './date-hint.ts';
import { parseDate } from './dates.ts';
import { isDay } from './is-day.ts';
import { slugify } from './slugify.ts';
import { DRAFT, DRAFT_PUBLISH_TIME } from './visibility.ts';
import { typographic } from './typographic.ts';

/* Field types that content schemas share. Error messages and editors show their descriptions to authors. */

/** How the site shows a text: prose as it is, markdown rendered, an address as a link or a file. */
export type FieldRole = 'prose' | 'markdown' | 'address';

/** The roles of field types. A type that `describe` derives from another one has the same role. */
export const fieldRoles = z.registry<{ role: FieldRole }>();

/** How to write a text that a field type refuses; undefined if that is not clear. Derived types have the same hint. */
export const fieldHints = z.registry<{ hint: (text: string) => string | undefined }>();

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
  .describe('lowercase letters, numbers and hyphens, such as rain-plan')
  .register(fieldHints, { hint: (text) => (slugify(text) ? `Write ${slugify(text)}.` : undefined) });

/** Earlier slugs of an entry. Their addresses redirect to it. */
export const PreviousSlugs = z
  .array(Slug)
  .min(1, 'It needs at least one slug')
  .describe('slugs that it had before, such as [old-name]; their addresses lead here');

export const SitePath = z
  .string('It must be text')
  .regex(/^\/[A-Za-z0-9/_#?=&%.,+-]*$/, 'It must be a path on this site that starts with /')
  .describe('a path on this site, such as /scavenger-hunts')
  .register(fieldRoles, { role: 'address' })
  .register(fieldHints, { hint: addressHint });

export const Day = z
  .string('It must be a day')
  .superRefine((text, context) => {
    if (!isDay(text)) context.addIssue(dateIssue('It must be a day that exists', text));
  })
  .describe('a day as YYYY-MM-DD, such as 2026-03-12');

/** The publish time of an entry. The output is an ISO date-time; for a draft it is DRAFT_PUBLISH_TIME. */
export const PublishTime = z
  .string('It must be a date, draft or null')
  .superRefine((text, context) => {
    if (text !== DRAFT && parseDate(text) === null) {
      context.addIssue(dateIssue('It must be a date that exists', text));
    }
  })
  .transform((text) => parseDate(text)?.toISOString() ?? DRAFT_PUBLISH_TIME)
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
