import { inFamilyWords } from '#lib/quote/family-words';
import { parseRequest, type QuoteRequest } from '#lib/quote/request-schema';
import type { Hints } from '#lib/quote/sending-hints';
import type { Head } from './check-head.ts';
import { keyOfDay } from './key-of-day.ts';
import { fieldRefusal, type Refusal } from './outcome.ts';
import { separateHints } from './traps.ts';

/** A request that passed every check that needs no store. */
export type Submission = { key: string; request: QuoteRequest; hints: Hints };

/**
 * Checks raw answers, of JSON or of a form. A form brings no key: the same answers on the same day (UTC) are one request,
 * so a double click or a reload gets the first answer back.
 */
export function readSubmission(raw: unknown, head: Head, now: Date): Submission | Refusal {
  const separated = separateHints(raw);
  if (!separated) return fieldRefusal({ form: 'How the answers were given cannot be read. Send them without that.' });
  const { answers, hints } = separated;
  const { request, errors } = parseRequest(answers);
  if (!request) return fieldRefusal(head.isForm && isOfFamilies(answers) ? inFamilyWords(errors) : errors);
  return { key: head.isForm ? keyOfDay(request, now) : head.key, request, hints };
}

function isOfFamilies(answers: unknown): boolean {
  return (answers as { typeOfEvent?: unknown }).typeOfEvent === 'homeschool';
}
