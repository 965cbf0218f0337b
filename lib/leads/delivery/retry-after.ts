import { MAX_RETRY_AFTER_MS } from './backoff.ts';

/** An HTTP date in the preferred format (RFC 9110, 5.6.7). */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** The wait of a Retry-After header (seconds or a date) in milliseconds, at most 1 h. Undefined when it is missing or invalid. */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  const wait = /^\d{1,10}$/.test(text)
    ? Number(text) * 1000
    : HTTP_DATE.test(text)
      ? Date.parse(text) - now.getTime()
      : NaN;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
