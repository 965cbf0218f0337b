import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { Prose, Slug } from '#lib/content/fields';
import { EVENT_TYPE_VALUES } from '#lib/quote/event-types';

export const GROUNDS = ['paper', 'marigold', 'lagoon', 'blush', 'water', 'meadow', 'persimmon', 'ink'] as const;

export const ART = [
  'city',
  'hunts',
  'holiday',
  'office',
  'site',
  'school',
  'virtual',
  'escape',
  'jidara',
  'jazz',
  'pop-up',
  'harbor',
  'station',
  'orchard',
  'books',
  'party',
  'hotel',
  'lost',
  'speaker',
] as const;

/** The fields of every section. */
export const shared = {
  id: Slug.optional().describe('anchor for links, such as check-availability'),
  ground: z
    .enum(GROUNDS)
    .optional()
    .describe(`the color under the section, one of ${GROUNDS.join(', ')}`),
};

/** The fields of a section with a heading. */
export const titled = {
  ...shared,
  title: Prose.describe('the heading: a question buyers ask, or our answer to it'),
  lead: Prose.optional().describe('one or two sentences under the heading'),
};

export const EventTypeField = z.enum(EVENT_TYPE_VALUES).describe(`one of ${EVENT_TYPE_VALUES.join(', ')}`);

/** A schema for sections of a kind. */
export const section = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });
