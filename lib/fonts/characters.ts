import { globSync, readFileSync } from 'node:fs';

const CONTENT = 'content/**/*.{md,yaml}';
const CODE = ['{app,components}/**/*.tsx', 'lib/site/**/*.ts'];

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** What typography makes of ASCII, and what code puts between words. */
const TYPOGRAPHY = '\u00a0\u202f‘’“”–—…·×−';

/** Letters beyond ASCII that people and towns have in their names, as in the Latin-1 block; without × and ÷. */
export const FAR_LETTERS = String.fromCharCode(...Array.from({ length: 64 }, (_, index) => 0xc0 + index)).replace(
  /[×÷]/g,
  '',
);

function writtenIn(files: string | string[]): string {
  return globSync(files)
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
}

/** Every character that pages are written in, without the far letters: those have files of their own. */
export function charactersOfSite(): string {
  const written = writtenIn([CONTENT, ...CODE]).replace(/[\p{C}\p{L}\p{Z}]/gu, '');
  return [...new Set(ASCII + TYPOGRAPHY + written)].sort().join('');
}

/** The far letters that content has today: few enough to be cheaper among the near ones than in a file of all. */
export function farLettersOfContent(): string {
  const written = new Set(writtenIn(CONTENT));
  return [...FAR_LETTERS].filter((letter) => written.has(letter)).join('');
}
