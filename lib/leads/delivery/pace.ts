import { LONGEST_RETRY_AFTER } from './backoff.ts';

/*
 * A channel that works gets several deliveries at once. After a failure it gets one at a time, and after three in a row it
 * counts as down: then one a second, until one arrives. A process starts with its channels down, so that it tries what
 * an earlier process could not deliver carefully, and at once.
 */

const AT_ONCE = 5;
const DOWN_AFTER = 3;

/** How often a channel that is down is tried, however far ahead its next delivery is due. */
const PROBE_MS = 5 * 60 * 1000;

export type Pace = {
  /** How many deliveries may start now. */
  room(inFlight: number, now: number): number;
  /** A second has passed. What is under way by then takes its turn: two attempts never follow each other at once. */
  nextSecond(inFlight: number): void;
  started(now: number): void;
  /** True when the channel was down until now. */
  succeeded(): boolean;
  /** `retryAfterMs` closes the channel for that long. True when the channel is down from now on. */
  failed(now: number, retryAfterMs?: number): boolean;
  /** True, once every five minutes, when the channel is down and nothing was due all that time. */
  takesProbe(now: number): boolean;
};

export function openPace(): Pace {
  let failures = DOWN_AFTER;
  let hasTurn = true;
  let lastTry = -Infinity;
  let closedUntil = 0;

  // A moment further ahead than anybody may ask for was written before the clock jumped back.
  const isClosed = (now: number) => now < closedUntil && closedUntil - now <= LONGEST_RETRY_AFTER;

  return {
    room(inFlight, now) {
      if (isClosed(now)) return 0;
      if (failures === 0) return AT_ONCE - inFlight;
      return failures < DOWN_AFTER || hasTurn ? 1 - inFlight : 0;
    },
    nextSecond(inFlight) {
      hasTurn = inFlight === 0;
    },
    started(now) {
      hasTurn = false;
      lastTry = now;
    },
    succeeded() {
      const wasDown = failures >= DOWN_AFTER;
      failures = 0;
      return wasDown;
    },
    failed(now, retryAfterMs = 0) {
      failures += 1;
      closedUntil = Math.max(isClosed(now) ? closedUntil : 0, now + retryAfterMs);
      return failures === DOWN_AFTER;
    },
    takesProbe(now) {
      const isWanted = failures >= DOWN_AFTER && !isClosed(now) && Math.abs(now - lastTry) >= PROBE_MS;
      if (isWanted) lastTry = now;
      return isWanted;
    },
  };
}
