import { globSync, readFileSync } from 'node:fs';

const WRITTEN_IN = ['content/**/*.{md,yaml}', '{app,components}/**/*.tsx', 'lib/site/**/*.ts'];

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** What typography makes of ASCII, and what code puts between words. */
const TYPOGRAPHY = '\u00a0\u202f‘’“”–—…·×−';

/** Letters beyond ASCII that people and towns have in their names, as in the Latin-1 block; without × and ÷. */
export const FAR_LETTERS = String.fromCharCode(...Array.from({ length: 64 }, (_, index) => 0xc0 + index)).replace(
  /[×÷]/g,
  '',
);

/** Every character that pages are written in, without the far letters: those have files of their own. */
export function charactersOfSite(): string {
  const texts = globSync(WRITTEN_IN).map((path) => readFileSync(path, 'utf8'));
  const written = texts.join('').replace(/[\p{C}\p{L}\p{Z}]/gu, '');
  return [...new Set(ASCII + TYPOGRAPHY + written)].sort().join('');
}
