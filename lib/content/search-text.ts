import { splitWords } from './words.ts';

/** The maximum length of a search text, in characters. */
export const MAX_SEARCH_LENGTH = 80;

/** Normalizes a search text for URLs: one line of at most MAX_SEARCH_LENGTH characters; empty if it has no word. */
export function normalizeSearchText(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  const line = characters.slice(0, MAX_SEARCH_LENGTH).join('').trim();
  return splitWords(line).length > 0 ? line : '';
}
