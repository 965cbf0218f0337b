import { describe, expect, it } from 'vitest';
import { openPace, type Pace } from '#lib/leads/delivery/pace';

const NOW = Date.parse('2026-11-20T17:00:00Z');
const MINUTE = 60_000;

function working(): Pace {
  const pace = openPace();
  pace.succeeded();
  return pace;
}

describe('the pace of a channel', () => {
  it('is five at once while it works', () => {
    const pace = working();
    expect([0, 2, 5].map((inFlight) => pace.room(inFlight, NOW))).toEqual([5, 3, 0]);
  });

  it('is one at a time after a failure, and again five after a success', () => {
    const pace = working();
    expect(pace.failed(NOW)).toBe(false);
    expect([0, 1].map((inFlight) => pace.room(inFlight, NOW))).toEqual([1, 0]);
    expect(pace.succeeded()).toBe(false);
    expect(pace.room(0, NOW)).toBe(5);
  });

  it('is one a second after three failures, until one arrives', () => {
    const pace = working();
    expect([1, 2, 3, 4].map(() => pace.failed(NOW))).toEqual([false, false, true, false]);
    expect(pace.room(0, NOW)).toBe(1);
    pace.started(NOW);
    expect(pace.room(0, NOW)).toBe(0);
    pace.nextSecond(1);
    expect(pace.room(0, NOW)).toBe(0);
    pace.nextSecond(0);
    expect([0, 1].map((inFlight) => pace.room(inFlight, NOW))).toEqual([1, 0]);
    expect(pace.succeeded()).toBe(true);
    expect(pace.room(0, NOW)).toBe(5);
  });

  it('starts as if it were down', () => {
    const pace = openPace();
    expect(pace.room(0, NOW)).toBe(1);
    pace.started(NOW);
    expect(pace.room(0, NOW)).toBe(0);
    expect(pace.succeeded()).toBe(true);
  });

  it('is nothing for as long as the receiver asked', () => {
    const pace = working();
    pace.failed(NOW, MINUTE);
    pace.failed(NOW, 0);
    expect([0, MINUTE - 1, MINUTE].map((later) => pace.room(0, NOW + later))).toEqual([0, 0, 1]);
  });

  it('does not stay closed when the clock jumps back', () => {
    const pace = working();
    pace.failed(NOW, MINUTE);
    expect(pace.room(0, NOW - 1440 * MINUTE)).toBe(1);
  });

  it('takes a probe at the start, and then every five minutes without an attempt while it is down', () => {
    const pace = openPace();
    expect([0, 1, 4, 5, 6].map((minutes) => pace.takesProbe(NOW + minutes * MINUTE))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    pace.started(NOW + 9 * MINUTE);
    expect([10, 13, 14].map((minutes) => pace.takesProbe(NOW + minutes * MINUTE))).toEqual([false, false, true]);
    expect(pace.takesProbe(NOW - 1440 * MINUTE)).toBe(true);
    pace.succeeded();
    expect(pace.takesProbe(NOW + 600 * MINUTE)).toBe(false);
  });
});
