import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDollars, formatPerPerson, formatWhole, listed, ordinal } from '#lib/quote/figures';

const dollars = (digits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: digits });
const whole = fc.integer({ min: 0, max: 100_000_000 });

describe('figures are written as Intl writes them', () => {
  it('whole numbers and dollars', () => {
    fc.assert(
      fc.property(whole, (number) => {
        expect(formatWhole(number)).toBe(number.toLocaleString('en-US'));
        expect(formatDollars(number)).toBe(dollars(0).format(number));
      }),
    );
  });

  it('shares of a person', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 5000 }), (total, people) => {
        expect(formatPerPerson(total, people)).toBe(dollars(2).format(total / people));
      }),
      { examples: [[201, 200]] },
    );
    expect(formatPerPerson(5475, 0)).toBe('');
  });

  it('numbers in their order', () => {
    const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
    const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
    for (let number = 0; number <= 1200; number += 1)
      expect(ordinal(number)).toBe(`${number.toLocaleString('en-US')}${endings[rules.select(number)]}`);
  });

  it.each(['and', 'or'] as const)('lists with "%s"', (last) => {
    const format = new Intl.ListFormat('en-US', { type: last === 'and' ? 'conjunction' : 'disjunction' });
    for (const words of [[], ['the city'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
      expect(listed(words, last)).toBe(format.format(words));
  });
});
