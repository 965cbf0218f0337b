/** Digits, in groups of three or in one, and up to two decimals. Spaces, commas and apostrophes can separate groups. */
const NUMBER = /^-?(?:\d{1,3}(?:([ ,'\u2019])\d{3})(?:\1\d{3})*|\d+)(?:\.\d{1,2})?$/;

/**
 * Parses a typed number: 0 when empty, NaN when it is not one or could mean two. "1,500" and "1 500" are 1500; "1,5" and "1.000" are not read,
 * because a comma is the decimal point in many countries, and a point separates thousands there.
 */
export function parseTypedNumber(text: string): number {
  // Also digits of full width, and the spaces that do not break.
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (plain === '') return 0;
  return NUMBER.test(plain) ? Number(plain.replace(/[ ,'\u2019]/g, '')) : Number.NaN;
}
