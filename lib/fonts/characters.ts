import { globSync, readFileSync } from 'node:fs';
import { parseMoment } from '#lib/content/dates';
import { parseMarkdownSource, parseYamlSource } from '#lib/content/source';
import { typographic } from '#lib/content/typographic';

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

/** Signs that prose has little use for. They are among the far letters. */
export const RARE_SIGNS = '"#*<=>\\^_`{|}~×…';

/** The same for headlines, where a few more cost as much as three words of them. */
export const RARE_IN_HEADLINES = `${RARE_SIGNS}@[]·'‘–`;

type Fields = {
  revealed_on?: unknown;
  titleFontFamily?: unknown;
  fullTitle?: unknown;
  hero?: { art?: unknown; headline?: unknown };
};

/** A content file: all of its text, and its fields. */
export type Entry = { text: string; fields: Fields };

/**
 * The content whose letters may be in files for everybody at `now`: no draft, nothing before its reveal, and nothing that cannot
 * be read.
 */
export function readPublicContent(now: Date): Entry[] {
  return globSync(CONTENT)
    .map((file) => {
      const parse = file.endsWith('.md') ? parseMarkdownSource : parseYamlSource;
      return parse({ file, text: readFileSync(file, 'utf8') });
    })
    .filter(({ value }) => value !== undefined)
    .map(({ text, value }) => ({ text, fields: value as Fields }))
    .filter(({ fields }) => isPublicEntry(fields, now));
}

export function isPublicEntry({ revealed_on: date }: Fields, now: Date): boolean {
  return typeof date !== 'string' || (parseMoment(date)?.getTime() ?? Infinity) <= now.getTime();
}

/** Every character that pages are written in, the rare ones too, without the far letters: those have files of their own. */
export function charactersOfSite(content: Entry[]): string {
  const texts = [...content.map(({ text }) => text), ...globSync(CODE).map((path) => readFileSync(path, 'utf8'))];
  const written = texts.join('').replace(/[\p{C}\p{L}\p{Z}]/gu, '');
  return [...new Set(ASCII + TYPOGRAPHY + written)].sort().join('');
}

/** The far letters that content has today: few enough to be cheaper among the near ones than in a file of all. */
export function farLettersOf(content: Entry[]): string {
  return [...FAR_LETTERS].filter((letter) => content.some(({ text }) => text.includes(letter))).join('');
}

/** What is set in Limelight today: titles that ask for it, and the headline of Jazz Heist. The far file has all else. */
export function charactersInLimelight(content: Entry[]): string {
  const titles = content.flatMap(({ fields: { titleFontFamily, fullTitle, hero } }) => [
    titleFontFamily === 'Limelight' ? fullTitle : '',
    hero?.art === 'jazz' ? hero.headline : '',
  ]);
  return [...new Set(typographic(titles.flat().join('')))].sort().join('');
}
