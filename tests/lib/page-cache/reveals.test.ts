import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochOf, isSameEpoch, sharedLife } from '#lib/page-cache/reveals';

const REVEAL = 1_000_000;

const times = fc.integer({ min: 0, max: 300_000 });
const instantLists = fc.array(times, { maxLength: 5 }).map((list) => list.toSorted((left, right) => left - right));

describe('an epoch', () => {
  it('ends with the millisecond of a reveal', () => {
    expect(epochOf([REVEAL], REVEAL - 1)).toBe(0);
    expect(epochOf([REVEAL], REVEAL)).toBe(1);
    expect(isSameEpoch([REVEAL], REVEAL - 1, REVEAL)).toBe(false);
    expect(isSameEpoch([REVEAL], REVEAL, REVEAL + 10 ** 12)).toBe(true);
  });

  it('never ends without reveals', () => {
    expect(isSameEpoch([], 0, REVEAL)).toBe(true);
  });

  it('is the same for two moments exactly when no reveal lies between them, whichever comes first', () => {
    fc.assert(
      fc.property(instantLists, times, times, (instants, left, right) => {
        const [early, late] = [Math.min(left, right), Math.max(left, right)];
        const isBetween = instants.some((instant) => early < instant && instant <= late);
        expect(isSameEpoch(instants, left, right)).toBe(!isBetween);
        expect(isSameEpoch(instants, right, left)).toBe(!isBetween);
      }),
    );
  });
});

describe('the life in shared caches', () => {
  it.each([
    ['a minute when nothing is due', [], 0, 60],
    ['a minute when the reveal is farther away', [REVEAL], REVEAL - 61_000, 60],
    ['the whole seconds up to the reveal', [REVEAL], REVEAL - 4999, 3],
    ['nothing in the last second but one, because caches still serve in the last', [REVEAL], REVEAL - 1999, 0],
    ['a minute from the reveal on', [REVEAL], REVEAL, 60],
    ['that of the next of several', [REVEAL - 1, REVEAL, REVEAL, REVEAL + 9000], REVEAL, 8],
  ])('is %s', (_name, instants, now, life) => {
    expect(sharedLife(instants, { renderedAt: now, now })).toBe(life);
  });

  it('is nothing once a reveal has passed since the rendering, or a clock went back over one', () => {
    expect(sharedLife([REVEAL], { renderedAt: REVEAL - 1, now: REVEAL })).toBe(0);
    expect(sharedLife([REVEAL], { renderedAt: REVEAL, now: REVEAL - 5000 })).toBe(0);
  });

  it('never outlives the next reveal or what is asked for, and is no shorter than it must be', () => {
    const longest = fc.integer({ min: 0, max: 3600 });
    fc.assert(
      fc.property(instantLists, times, times, longest, (instants, renderedAt, now, most) => {
        const life = sharedLife(instants, { renderedAt, now, longest: most });
        const right = (seconds: number) =>
          isSameEpoch(instants, renderedAt, now) && !instants.some((at) => now < at && at < now + seconds * 1000);
        expect(Number.isInteger(life) && life >= 0 && life <= most).toBe(true);
        // In its last second a cache still serves it.
        expect(life === 0 || right(life + 1)).toBe(true);
        expect(life === most || !right(life + 2)).toBe(true);
      }),
    );
  });
});
