const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** The longest accepted Retry-After. */
export const MAX_RETRY_AFTER_MS = HOUR_MS;

/** A delivery is retried for at least this long. */
export const MIN_RETRY_PERIOD_MS = 72 * HOUR_MS;

/** And at least this often, because the clock may have jumped or the server may have been off. */
const MIN_ATTEMPTS = 20;

/**
 * Milliseconds until the next attempt: a random wait from 0 to 1 s * 2^n, at most 1 h. n is 0 after the first attempt. The
 * full jitter spreads the retries of deliveries that failed at the same time.
 */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.floor(random() * Math.min(HOUR_MS, SECOND_MS * 2 ** (attempt - 1)));
}

/** Whether a delivery is given up after this failed attempt. Times are in milliseconds since 1970 UTC. */
export function isGivenUp({ attempt, firstAt, now }: { attempt: number; firstAt: number; now: number }): boolean {
  return attempt >= MIN_ATTEMPTS && now - firstAt >= MIN_RETRY_PERIOD_MS;
}
