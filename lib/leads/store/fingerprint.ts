import { createHash } from 'node:crypto';
import type { QuoteRequest } from '#lib/quote/request-schema';

/** SHA-256 of the answers, in hexadecimal. The same answers give the same fingerprint, whatever their order in the body was. */
export function fingerprintOf(request: QuoteRequest): string {
  const sorted = Object.entries(request).toSorted(([left], [right]) => left.localeCompare(right));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
