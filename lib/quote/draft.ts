import { z } from 'zod';
import '#lib/zod-without-eval';
import { EVENT_TYPE_VALUES } from './event-types.ts';
import type { QuoteAnswers } from './quote-state.ts';
import { LIMITS } from './request-schema.ts';

/*
 * Glossary
 *   draft    answers that wait on the visitor's own device until the quote is sent, for 30 days
 *   contact  name, e-mail and phone: kept apart, and only until the tab is closed
 */

const DRAFT_VERSION = 1;
const DRAFT_DAYS = 30;
const DAY = 86_400_000;

const text = (length: number) => z.string().max(length).catch('');

/** The part of the answers that may rest on the device. Unusable values fall back to "not answered". */
const AnswersSchema = z.object({
  currentStep: z.int().min(1).max(7).catch(1),
  typeOfEvent: z.union([z.enum(EVENT_TYPE_VALUES), z.literal('')]).catch(''),
  city: text(LIMITS.city),
  latitude: z.number().nullable().catch(null),
  longitude: z.number().nullable().catch(null),
  selectedCity: z.boolean().catch(false),
  participantSize: z.int().min(0).max(LIMITS.people).catch(0),
  game: text(60),
  description: text(LIMITS.description),
  preferredDates: z.array(z.iso.date()).max(LIMITS.dates).catch([]),
});

const ContactSchema = z.object({
  firstName: text(LIMITS.name),
  lastName: text(LIMITS.name),
  email: text(LIMITS.email),
  phone: text(LIMITS.phone),
});

const EnvelopeSchema = z.object({ version: z.literal(DRAFT_VERSION), savedAt: z.number(), answers: AnswersSchema });

/** The answers without contact fields, in a versioned envelope. */
export function packDraft(answers: QuoteAnswers, now: Date): string {
  return JSON.stringify({
    version: DRAFT_VERSION,
    savedAt: now.getTime(),
    answers: AnswersSchema.parse(answers),
  });
}

/** Reads a stored draft; undefined when it is missing, unreadable, of another version or older than 30 days. */
export function unpackDraft(stored: string | null, now: Date): Partial<QuoteAnswers> | undefined {
  const envelope = EnvelopeSchema.safeParse(parseJson(stored));
  if (!envelope.success) return undefined;
  const age = now.getTime() - envelope.data.savedAt;
  return age >= 0 && age <= DRAFT_DAYS * DAY ? envelope.data.answers : undefined;
}

export function packContact(answers: QuoteAnswers): string {
  return JSON.stringify(ContactSchema.parse(answers));
}

export function unpackContact(stored: string | null): Partial<QuoteAnswers> | undefined {
  const contact = ContactSchema.safeParse(parseJson(stored));
  return contact.success ? contact.data : undefined;
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
}
