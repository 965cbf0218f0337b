import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestGroupFor, parseBudget } from '#lib/quote/budget';
import { priceOf } from '#lib/quote/price';
import { LIMITS } from '#lib/quote/request-schema';

const HOME = { typeOfEvent: 'onsite', city: 'San Francisco, CA, USA' };
const AWAY = { typeOfEvent: 'onsite', city: 'Denver, CO, USA' };
const ONLINE = { typeOfEvent: 'virtual', city: '' };

describe('a budget', () => {
  it('of $6,000 pays for 53 people outside San Francisco at $5,965, and for 110 inside', () => {
    expect(largestGroupFor(6000, AWAY)).toBe(53);
    expect(priceOf({ ...AWAY, participantSize: 53 }).total).toBe(5965);
    expect(largestGroupFor(6000, HOME)).toBe(110);
    expect(largestGroupFor(6000, ONLINE)).toBe(110);
  });

  it.each([
    [4499.99, AWAY, 0],
    [4500, AWAY, 30],
    [1499, HOME, 0],
    [1500, HOME, 30],
    [1564, HOME, 30],
    [1565, HOME, 31],
    [0, HOME, 0],
    [1e9, AWAY, LIMITS.people],
  ])('of $%d at %o is enough for %i', (budget, place, people) => {
    expect(largestGroupFor(budget, place)).toBe(people);
  });

  it('pays for the largest group, and never for one person more', () => {
    const place = fc.constantFrom(HOME, AWAY, ONLINE);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240_000 }), place, (budget, where) => {
        const total = (participantSize: number) => priceOf({ ...where, participantSize }).total;
        const people = largestGroupFor(budget, where);
        if (people > 0) expect(total(people)).toBeLessThanOrEqual(budget);
        if (people < LIMITS.people) expect(total(people + 1)).toBeGreaterThan(budget);
      }),
    );
  });

  it.each([
    ['$6,000', 6000],
    ['6k', 6000],
    ['6.5 K', 6500],
    ['6 000', 6000],
    ['USD 6000.50', 6000.5],
    ['6000 dollars', 6000],
    ['', 0],
    ['$', 0],
  ])('is parsed from "%s" as %d', (text, amount) => {
    expect(parseBudget(text)).toBe(amount);
  });

  it.each(['a lot', '-5000', '6,000-7,000', '5e9', '1.2.3', 'k', '1,5', '12,5k', '6.000', '6,00'])(
    'is not parsed from "%s"',
    (text) => {
      expect(parseBudget(text)).toBeNaN();
    },
  );
});
