import { recognizeCity } from '#lib/cities/recognize-city';
import { withFamilyMessages } from '#lib/quote/family-messages';
import { PRICE_LIST } from '#lib/quote/price-list';
import { parseRequest, type QuoteRequest } from '#lib/quote/request-schema';
import type { Hints } from '#lib/quote/sending-hints';
import type { Head } from './check-head.ts';
import { dailyKey } from './daily-key.ts';
import { fieldRefusal, type Refusal } from './outcome.ts';
import { separateHints } from './honeypot.ts';

/** A request that passed all checks that need no store. */
export type Submission = { key: string; request: QuoteRequest; hints: Hints };

/**
 * Checks raw answers from JSON or a form. A form has no idempotency key: the same answers on the same day (UTC) are one
 * request, so a double click or a reload gets the first response again.
 */
export function parseSubmission(raw: unknown, head: Head, now: Date): Submission | Refusal {
  const separated = separateHints(raw);
  if (!separated) return fieldRefusal({ form: 'How the answers were given cannot be read. Send them without that.' });
  const { answers, hints } = separated;
  const { request: parsed, errors } = parseRequest(answers);
  if (!parsed) return fieldRefusal(head.isForm && isHomeschool(answers) ? withFamilyMessages(errors) : errors);
  const request = withListedCity(parsed);
  return { key: head.isForm ? dailyKey(request, now) : head.key, request, hints };
}

/**
 * A certain spelling of a listed city gets its label, which decides the travel fee, and its coordinates. A city with coordinates was chosen
 * from the list.
 */
function withListedCity(request: QuoteRequest): QuoteRequest {
  if (request.typeOfEvent === PRICE_LIST.typeWithoutBaseFee || request.latitude !== undefined) return request;
  const { place } = recognizeCity(request.city, PRICE_LIST.cityWithoutBaseFee);
  return place ? { ...request, city: place.label, latitude: place.latitude, longitude: place.longitude } : request;
}

function isHomeschool(answers: unknown): boolean {
  return (answers as { typeOfEvent?: unknown }).typeOfEvent === 'homeschool';
}
