import { randomUUID } from 'node:crypto';
import type { Save } from '#lib/leads/store/quotes';
import { priceOf } from '#lib/quote/price';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { quoteRequest } from './quote-request.ts';

/** A quote to store: 45 people in Denver, with a new key, on November 21, 2026. */
export function quoteSave({
  request: answers,
  ...changes
}: Partial<Omit<Save, 'request'>> & { request?: Partial<QuoteRequest> } = {}): Save {
  const request = quoteRequest(answers);
  return { key: randomUUID(), request, price: priceOf(request), now: new Date('2026-11-21T12:00:00Z'), ...changes };
}
