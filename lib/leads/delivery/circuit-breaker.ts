import { MAX_RETRY_AFTER_MS } from './backoff.ts';

/*
 * A working channel gets up to five concurrent deliveries. After a failure it gets one at a time. After three failures in a
 * row it is down and gets one attempt a second, until one succeeds. A process starts with its channels down, so that the
 * pending deliveries of an earlier process are attempted at once but slowly.
 */

const MAX_CONCURRENT = 5;
const FAILURE_THRESHOLD = 3;

/** How often a channel that is down is probed, even if its next delivery is due later. */
const PROBE_INTERVAL_MS = 5 * 60 * 1000;

export type CircuitBreaker = {
  /** How many deliveries may start now. Zero or less means none. */
  availableSlots(inFlight: number, now: number): number;
  /** Called once a second. While the channel is down, it allows one attempt, unless one is still in progress. */
  tick(inFlight: number): void;
  recordStart(now: number): void;
  /** Returns true when the channel was down until now. */
  recordSuccess(): boolean;
  /** `retryAfterMs` pauses the channel for that long. Returns true when this failure makes the channel count as down. */
  recordFailure(now: number, retryAfterMs?: number): boolean;
  /** Returns true once every five minutes while the channel is down and no attempt was made in that time. */
  takeProbe(now: number): boolean;
};

export function createCircuitBreaker(): CircuitBreaker {
  let failures = FAILURE_THRESHOLD;
  let mayAttempt = true;
  let lastAttemptAt = -Infinity;
  let pausedUntil = 0;

  // A pause longer than the maximum means that the clock was set back since.
  const isPaused = (now: number) => now < pausedUntil && pausedUntil - now <= MAX_RETRY_AFTER_MS;

  return {
    availableSlots(inFlight, now) {
      if (isPaused(now)) return 0;
      if (failures === 0) return MAX_CONCURRENT - inFlight;
      return failures < FAILURE_THRESHOLD || mayAttempt ? 1 - inFlight : 0;
    },
    tick(inFlight) {
      mayAttempt = inFlight === 0;
    },
    recordStart(now) {
      mayAttempt = false;
      lastAttemptAt = now;
    },
    recordSuccess() {
      const wasDown = failures >= FAILURE_THRESHOLD;
      failures = 0;
      return wasDown;
    },
    recordFailure(now, retryAfterMs = 0) {
      failures += 1;
      pausedUntil = Math.max(isPaused(now) ? pausedUntil : 0, now + retryAfterMs);
      return failures === FAILURE_THRESHOLD;
    },
    takeProbe(now) {
      const isDue =
        failures >= FAILURE_THRESHOLD && !isPaused(now) && Math.abs(now - lastAttemptAt) >= PROBE_INTERVAL_MS;
      if (isDue) lastAttemptAt = now;
      return isDue;
    },
  };
}
