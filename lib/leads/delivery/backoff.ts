const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** The longest that a receiver may ask us to wait. */
export const LONGEST_RETRY_AFTER = HOUR;

/** How long a delivery is tried. */
export const TRIED_FOR = 72 * HOUR;

/** How often it is tried at least, however long that takes: the clock may have jumped, or the server may have been off. */
const TRIED_AT_LEAST = 20;

/**
 * Milliseconds until the next attempt: anything from 0 to 1 s * 2^n, n counting from 0 after the first attempt, capped at
 * 1 h (full jitter, so that what failed together does not come back together).
 */
export function backoffMs(attempt: number, random: () => number): number {
  return Math.floor(random() * Math.min(HOUR, SECOND * 2 ** (attempt - 1)));
}

/** Whether a delivery is given up after this failed attempt. Times are milliseconds since 1970 UTC. */
export function isGivenUp({ attempt, firstAt, now }: { attempt: number; firstAt: number; now: number }): boolean {
  return attempt >= TRIED_AT_LEAST && now - firstAt >= TRIED_FOR;
}
