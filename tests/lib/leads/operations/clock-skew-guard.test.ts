import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockSkewGuard } from '#lib/leads/operations/clock-skew-guard';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far the clock is off, in milliseconds. */
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
  it('is trusted while it runs as time does, also after a short jump and a step back', () => {
    for (const step of [0, 1, 23 * HOUR, -10 * DAY, 0]) {
      vi.advanceTimersByTime(HOUR);
      off += step;
      expect(isTrusted(), `${step}`).toBe(true);
    }
    vi.advanceTimersByTime(100 * DAY);
    expect(isTrusted()).toBe(true);
  });

  it('is not trusted after a jump of more than a day, until it comes back', () => {
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
