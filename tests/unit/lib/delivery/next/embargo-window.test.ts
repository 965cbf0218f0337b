import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEmbargoWindow, isSameEmbargoWindow, sharedMaxAge } from '#lib/delivery/next/embargo-window';

const PUBLISH_TIME = 1_000_000;

const times = fc.integer({ min: 0, max: 300_000 });
const publishTimeLists = fc.array(times, { maxLength: 5 }).map((list) => list.toSorted((left, right) => left - right));

describe('an embargo window', () => {
  it('ends with the millisecond of a publish time', () => {
    expect(getEmbargoWindow([PUBLISH_TIME], PUBLISH_TIME - 1)).toBe(0);
    expect(getEmbargoWindow([PUBLISH_TIME], PUBLISH_TIME)).toBe(1);
    expect(isSameEmbargoWindow([PUBLISH_TIME], PUBLISH_TIME - 1, PUBLISH_TIME)).toBe(false);
    expect(isSameEmbargoWindow([PUBLISH_TIME], PUBLISH_TIME, PUBLISH_TIME + 10 ** 12)).toBe(true);
  });

  it('never ends without publish times', () => {
    expect(isSameEmbargoWindow([], 0, PUBLISH_TIME)).toBe(true);
  });

  it('is the same for two times exactly when no publish time is between them, in either order', () => {
    fc.assert(
      fc.property(publishTimeLists, times, times, (publishTimes, left, right) => {
        const [earlier, later] = [Math.min(left, right), Math.max(left, right)];
        const isBetween = publishTimes.some((time) => earlier < time && time <= later);
        expect(isSameEmbargoWindow(publishTimes, left, right)).toBe(!isBetween);
        expect(isSameEmbargoWindow(publishTimes, right, left)).toBe(!isBetween);
      }),
    );
  });
});

describe('the lifetime in shared caches', () => {
  it.each([
    ['a minute without a publish time', [], 0, 60],
    ['a minute when the publish time is farther away', [PUBLISH_TIME], PUBLISH_TIME - 61_000, 60],
    ['the whole seconds before the publish time, less one', [PUBLISH_TIME], PUBLISH_TIME - 4999, 3],
    [
      '0 in the last two seconds, because caches still serve during their last second',
      [PUBLISH_TIME],
      PUBLISH_TIME - 1999,
      0,
    ],
    ['a minute from the publish time on', [PUBLISH_TIME], PUBLISH_TIME, 60],
    [
      'that of the next of several publish times',
      [PUBLISH_TIME - 1, PUBLISH_TIME, PUBLISH_TIME, PUBLISH_TIME + 9000],
      PUBLISH_TIME,
      8,
    ],
  ])('is %s', (_name, publishTimes, now, maxAge) => {
    expect(sharedMaxAge(publishTimes, { renderedAt: now, now })).toBe(maxAge);
  });

  it('is 0 once a publish time has passed since the rendering, or a clock was set back across one', () => {
    expect(sharedMaxAge([PUBLISH_TIME], { renderedAt: PUBLISH_TIME - 1, now: PUBLISH_TIME })).toBe(0);
    expect(sharedMaxAge([PUBLISH_TIME], { renderedAt: PUBLISH_TIME, now: PUBLISH_TIME - 5000 })).toBe(0);
  });

  it('never exceeds the next publish time or the given maximum, and is as long as possible', () => {
    const maxima = fc.integer({ min: 0, max: 3600 });
    fc.assert(
      fc.property(publishTimeLists, times, times, maxima, (publishTimes, renderedAt, now, longest) => {
        const maxAge = sharedMaxAge(publishTimes, { renderedAt, now, longest });
        const isValidFor = (seconds: number) =>
          isSameEmbargoWindow(publishTimes, renderedAt, now) &&
          !publishTimes.some((at) => now < at && at < now + seconds * 1000);
        expect(Number.isInteger(maxAge) && maxAge >= 0 && maxAge <= longest).toBe(true);
        // A cache still serves it during its last second.
        expect(maxAge === 0 || isValidFor(maxAge + 1)).toBe(true);
        expect(maxAge === longest || !isValidFor(maxAge + 2)).toBe(true);
      }),
    );
  });
});
