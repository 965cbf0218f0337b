import { describe, expect, it } from 'vitest';
import { parseTypedNumber } from '#lib/quote/typed-number';

describe('a typed number', () => {
  it.each([
    ['45', 45],
    [' 45 ', 45],
    ['1,500', 1500],
    ['1 500', 1500],
    ['1\u00a0500', 1500],
    ['1\u202f500', 1500],
    ["1'500", 1500],
    ['12,000,000', 12_000_000],
    ['1,500.50', 1500.5],
    ['2.5', 2.5],
    ['-3', -3],
    ['\uff14\uff15', 45],
    ['', 0],
    ['  ', 0],
  ])('is parsed from "%s" as %d', (text, number) => {
    expect(parseTypedNumber(text)).toBe(number);
  });

  it.each([
    '1,5',
    '12,5',
    '1.000',
    '1.000.000',
    '1,50',
    '1,5000',
    '1 5',
    '4 5',
    '10,00',
    '1,500 000',
    '0x10',
    '1e3',
    'a',
    '45 people',
    '40-50',
    ',500',
    '5,',
    '1..5',
  ])('is not parsed from "%s", which is none or could mean two', (text) => {
    expect(parseTypedNumber(text)).toBeNaN();
  });
});
