import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockSkewGuard } from '#lib/leads/operations/clock-skew-guard';
import { cases } from '#tests/scope';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The error of the clock, in milliseconds. */
let off = 0;
let isTrusted: () => boolean;

const clock = () => new Date(Date.now() + off);

beforeEach(() => {
  vi.useFakeTimers();
  off = 0;
  isTrusted = clockSkewGuard(clock, Date.now());
});

afterEach(() => void vi.useRealTimers());

describe('a clock', () => {
  it('is trusted while it runs normally, also after a short jump and a step back', () => {
    for (const step of [0, 1, 23 * HOUR, -10 * DAY, 0]) {
      vi.advanceTimersByTime(HOUR);
      off += step;
      expect(isTrusted(), `${step}`).toBe(true);
    }
    vi.advanceTimersByTime(100 * DAY);
    expect(isTrusted()).toBe(true);
  });

  it('is not trusted after a jump of more than a day, until it is corrected', () => {
    off = 10 * 365 * DAY;
    expect(isTrusted()).toBe(false);
    vi.advanceTimersByTime(23 * HOUR);
    expect(isTrusted()).toBe(false);
    off = 0;
    expect(isTrusted()).toBe(true);
  });

  it('is trusted again when it has stayed ahead for a day', () => {
    off = 2 * DAY;
    expect(isTrusted()).toBe(false);
    vi.advanceTimersByTime(DAY);
    expect(isTrusted()).toBe(true);
    off += 2 * DAY;
    expect(isTrusted()).toBe(false);
  });

  it('is not trusted at the start when it is more than a day ahead of the last trusted time', () => {
    expect(clockSkewGuard(clock, Date.now() - DAY)()).toBe(true);
    const isTrustedLater = clockSkewGuard(clock, Date.now() - DAY - 1);
    expect(isTrustedLater()).toBe(false);
    vi.advanceTimersByTime(DAY - 1);
    expect(isTrustedLater()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isTrustedLater()).toBe(true);
  });
});

it('a clock that is far ahead for less than a day is never trusted, whatever happened before and however often the server restarts', () => {
  const hours = fc.integer({ min: 1, max: 400 });
  const steps = fc.array(fc.record({ hours, isRestart: fc.boolean() }), { maxLength: 12 });
  fc.assert(
    fc.property(
      steps,
      fc.integer({ min: 2, max: 4000 }),
      fc.array(fc.boolean(), { maxLength: 23 }),
      (before, days, ahead) => {
        off = 0;
        // As in the purge: a start trusts the clock at most up to the last stored time.
        let stored = Date.now();
        const start = () => (isTrusted = clockSkewGuard(clock, Math.min(clock().getTime(), stored)));
        start();
        for (const { hours: wait, isRestart } of before) {
          vi.advanceTimersByTime(wait * HOUR);
          // A server that was down for more than a day trusts its clock a day later.
          if (isRestart && wait * HOUR <= DAY) start();
          if (isTrusted()) stored = clock().getTime();
        }
        off = days * DAY;
        const seen = ahead.map((isRestart) => {
          if (isRestart) start();
          const answer = isTrusted();
          vi.advanceTimersByTime(HOUR);
          return answer;
        });
        expect(seen).not.toContain(true);
        off = 0;
        expect(isTrusted()).toBe(true);
      },
    ),
    { numRuns: cases(200) },
  );
});
