import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, isGivenUp } from '#lib/leads/delivery/backoff';

const HOUR = 3_600_000;

describe('backoffMs', () => {
  it('doubles its upper limit from one second to at most one hour', () => {
    const longest = [1, 2, 3, 10, 12, 13, 14, 100, 5000].map((attempt) => backoffMs(attempt, () => 1));
    expect(longest).toEqual([1000, 2000, 4000, 512_000, 2_048_000, HOUR, HOUR, HOUR, HOUR]);
  });

  it('returns any wait from zero up to that limit', () => {
    expect(backoffMs(3, () => 0)).toBe(0);
    expect(backoffMs(3, () => 0.5)).toBe(2000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, part) => {
        const wait = backoffMs(attempt, () => part);
        expect(Number.isInteger(wait) && wait >= 0 && wait <= HOUR).toBe(true);
      }),
    );
  });
});

describe('isGivenUp', () => {
  const firstAt = Date.parse('2026-11-20T17:00:00Z');

  it('gives up 72 h after the first attempt', () => {
    expect(isGivenUp({ attempt: 90, firstAt, now: firstAt + 72 * HOUR - 1 })).toBe(false);
    expect(isGivenUp({ attempt: 90, firstAt, now: firstAt + 72 * HOUR })).toBe(true);
  });

  it('needs twenty attempts, however much the clock jumps', () => {
    expect(isGivenUp({ attempt: 19, firstAt, now: firstAt + 90_000 * HOUR })).toBe(false);
    expect(isGivenUp({ attempt: 20, firstAt, now: firstAt + 90_000 * HOUR })).toBe(true);
    expect(isGivenUp({ attempt: 90, firstAt, now: firstAt - 90_000 * HOUR })).toBe(false);
  });
});
