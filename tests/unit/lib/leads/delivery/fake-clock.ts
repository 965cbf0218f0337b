import type { Clock } from '#lib/leads/operations/clock';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that changes only with `advance`, which also takes negative milliseconds. */
export function fakeClock(start = '2026-11-21T12:00:00Z'): { clock: Clock; advance: (ms: number) => void } {
  let time = Date.parse(start);
  return { clock: () => new Date(time), advance: (ms) => (time += ms) };
}
