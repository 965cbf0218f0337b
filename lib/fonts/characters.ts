import { globSync, readFileSync } from 'node:fs';
import { parseMoment } from '#lib/content/dates';
import { isPublic, NEVER } from '#lib/content/reveal-date';
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

/** True for a content file whose letters may be in a file for everybody: not before its reveal, not as long as it is a draft. */
export function isPublicText(text: string, now: Date): boolean {
  const written = /^revealed_on: *["']?([^"'\s]+)/m.exec(text)?.[1] ?? 'null';
  return written === 'null' || isPublic(parseMoment(written)?.toISOString() ?? NEVER, now);
}

const textsOf = (files: string | string[]) =>
  globSync(files)
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => isPublicText(text, new Date()));
const writtenIn = (files: string | string[]) => textsOf(files).join('');

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

/** Where a line of front matter is set in Limelight, and what says so in the same file. */
const IN_LIMELIGHT = [
  { files: 'content/case-studies/*.md', when: /^titleFontFamily: *["']?Limelight/m, line: /^fullTitle:(.*)$/m },
  { files: 'content/pages/*.md', when: /^ {2}art: *jazz$/m, line: /^ {2}headline:(.*)$/m },
];

/** What is set in Limelight today. Whatever else a draft or a title over several lines needs is in the far file. */
export function charactersInLimelight(): string {
  const lines = IN_LIMELIGHT.flatMap(({ files, when, line }) =>
    textsOf(files)
      .filter((text) => when.test(text))
      .map((text) => line.exec(text)?.[1] ?? ''),
  );
  return [...new Set(typographic(lines.join('')))].sort().join('');
}
