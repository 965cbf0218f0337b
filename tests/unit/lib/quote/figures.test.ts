import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDollars, formatPerPerson, formatWhole, formatList, formatOrdinal } from '#lib/quote/figures';

const dollars = (digits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: digits });
const whole = fc.integer({ min: 0, max: 100_000_000 });

describe('the formatters give the same result as Intl for', () => {
  it('whole numbers and dollars', () => {
    fc.assert(
      fc.property(whole, (number) => {
        expect(formatWhole(number)).toBe(number.toLocaleString('en-US'));
        expect(formatDollars(number)).toBe(dollars(0).format(number));
      }),
    );
  });

  it('prices per person', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 5000 }), (total, people) => {
        expect(formatPerPerson(total, people)).toBe(dollars(2).format(total / people));
      }),
      { examples: [[201, 200]] },
    );
    expect(formatPerPerson(5475, 0)).toBe('');
  });

  it('ordinal numbers', () => {
    const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
    const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
    for (let number = 0; number <= 1200; number += 1)
      expect(formatOrdinal(number)).toBe(`${number.toLocaleString('en-US')}${endings[rules.select(number)]}`);
  });

  it.each(['and', 'or'] as const)('lists with "%s"', (last) => {
    const format = new Intl.ListFormat('en-US', { type: last === 'and' ? 'conjunction' : 'disjunction' });
    for (const items of [[], ['the city'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
      expect(formatList(items, last)).toBe(format.format(items));
  });
});
