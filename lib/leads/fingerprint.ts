import { createHash } from 'node:crypto';
import type { QuoteRequest } from '#lib/quote/request-schema';

/** The same answers give the same fingerprint, whatever their order in the body was. */
export function fingerprintOf(request: QuoteRequest): string {
  const sorted = Object.entries(request).toSorted(([left], [right]) => left.localeCompare(right));
  return sha256(JSON.stringify(sorted));
}

/**
 * The idempotency key of a form that was sent without one: the same answers on the same day (UTC) are the same request.
 * A UUID of version 8 (RFC 9562), the version for digests of one's own.
 */
export function keyOfDay(request: QuoteRequest, now: Date): string {
  const digest = sha256(`${now.toISOString().slice(0, 10)} ${fingerprintOf(request)}`);
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
