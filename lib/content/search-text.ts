import { wordsOf } from './words.ts';

/** The longest search that is read, in characters. */
export const LONGEST_TEXT = 80;

/** A search as it stands in an address: one line, not too long; empty when no word is in it. */
export function tidyText(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  const line = characters.slice(0, LONGEST_TEXT).join('').trim();
  return wordsOf(line).length > 0 ? line : '';
}
