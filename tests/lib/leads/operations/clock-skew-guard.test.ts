import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { believableClock } from '#lib/leads/operations/believable-clock';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far the clock is off, in milliseconds. */
let off = 0;
let isBelievable: () => boolean;

beforeEach(() => {
  vi.useFakeTimers();
  off = 0;
  isBelievable = believableClock(() => new Date(Date.now() + off));
});

afterEach(() => void vi.useRealTimers());

describe('a clock', () => {
  it('is believed while it goes on as time does, also after a short leap and a step back', () => {
    for (const step of [0, 1, 23 * HOUR, -10 * DAY, 0]) {
      vi.advanceTimersByTime(HOUR);
      off += step;
      expect(isBelievable(), `${step}`).toBe(true);
    }
    vi.advanceTimersByTime(100 * DAY);
    expect(isBelievable()).toBe(true);
  });

  it('is not believed after a leap of more than a day, until it comes back', () => {
    off = 10 * 365 * DAY;
    expect(isBelievable()).toBe(false);
    vi.advanceTimersByTime(23 * HOUR);
    expect(isBelievable()).toBe(false);
    off = 0;
    expect(isBelievable()).toBe(true);
  });

  it('is believed again when it has stood by its leap for a day', () => {
    off = 2 * DAY;
    expect(isBelievable()).toBe(false);
    vi.advanceTimersByTime(DAY);
    expect(isBelievable()).toBe(true);
    off += 2 * DAY;
    expect(isBelievable()).toBe(false);
  });
});
