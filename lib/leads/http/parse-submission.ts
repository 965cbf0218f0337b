import { recognizeCity } from '#lib/cities/recognize-city';
import { PRICE_LIST } from '#lib/quote/price-list';
import { parseRequest, type QuoteRequest } from '#lib/quote/request-schema';
import type { Hints } from '#lib/quote/sending-hints';
import { fieldRefusal, type Refusal } from './outcome.ts';
import { separateHints } from './honeypot.ts';

/** A request that passed all checks that need no store. */
export type Submission = { key: string; request: QuoteRequest; hints: Hints };

/** Checks raw answers, which may have hints. */
export function parseSubmission(raw: unknown, key: string): Submission | Refusal {
  const separated = separateHints(raw);
  if (!separated) return fieldRefusal({ form: 'How the answers were given cannot be read. Send them without that.' });
  const { request, errors } = parseRequest(separated.answers);
  if (!request) return fieldRefusal(errors);
  return { key, request: withListedCity(request), hints: separated.hints };
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
