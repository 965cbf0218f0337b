import { createHash } from 'node:crypto';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { getFingerprint } from '../store/fingerprint.ts';

/**
 * The idempotency key of a form, which is sent without one: the same answers on the same day (UTC) are the same request.
 * It is a UUID of version 8 (RFC 9562), the version for custom digests.
 */
export function dailyKey(request: QuoteRequest, now: Date): string {
  const text = `${now.toISOString().slice(0, 10)} ${getFingerprint(request)}`;
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
