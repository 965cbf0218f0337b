import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused with each other on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference such as RR-7KQ2-M9TX: about 39 bits, so that it cannot be guessed. */
export function newReference(): string {
  const block = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `RR-${block()}-${block()}`;
}
