import { createHash } from 'node:crypto';
import type { QuoteRequest } from '#lib/quote/request-schema';

/** SHA-256 of the answers, in hexadecimal, independent of their order in the body. */
export function getFingerprint(request: QuoteRequest): string {
  const sorted = Object.entries(request).toSorted(([left], [right]) => left.localeCompare(right));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
