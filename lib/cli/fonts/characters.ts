import { globSync, readFileSync } from 'node:fs';
import { parseDate } from '#lib/content/dates';
import { parseMarkdownSource, parseYamlSource } from '#lib/content/source';
import { typographic } from '#lib/content/typographic';
import { NOTES } from '#lib/pages/dial-game';

const CONTENT = 'content/**/*.{md,yaml}';
const CODE = ['{app,components}/**/*.tsx', 'lib/pages/**/*.ts'];

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Characters that typographic replacement makes of ASCII, and separators that code inserts between words. */
const TYPOGRAPHY = '\u00a0\u202f‘’“”–—…·×−';

/** Letters of the Latin-1 block beyond ASCII, as in names of people and towns. Not the signs × and ÷. */
export const EXTENDED_LETTERS = String.fromCharCode(...Array.from({ length: 64 }, (_, index) => 0xc0 + index)).replace(
  /[×÷]/g,
  '',
);

/** Symbols that are rare in prose. They are in the fonts of the extended letters. */
export const RARE_SYMBOLS = '"#*<=>\\^_`{|}~×…';

/** The same for headlines. More symbols are rare there, and leaving them out makes the display font smaller. */
export const RARE_IN_HEADLINES = `${RARE_SYMBOLS}@[]·'‘–`;

type Fields = {
  revealed_on?: unknown;
  titleFontFamily?: unknown;
  fullTitle?: unknown;
  hero?: { art?: unknown; headline?: unknown };
  sections?: unknown;
};

/** The text of a content file, and its parsed fields. */
export type ContentFile = { text: string; fields: Fields };

/** Reads the content that is public at `now`. Drafts, embargoed content and files that do not parse are left out: public fonts must not reveal them. */
export function readPublicContent(now: Date): ContentFile[] {
  return globSync(CONTENT)
    .map((file) => {
      const parse = file.endsWith('.md') ? parseMarkdownSource : parseYamlSource;
      return parse({ file, text: readFileSync(file, 'utf8') });
    })
    .filter(({ value }) => value !== undefined)
    .map(({ text, value }) => ({ text, fields: value as Fields }))
    .filter(({ fields }) => isPublicContent(fields, now));
}

/** Whether content with these fields is public at `now`. A `revealed_on` that does not parse, such as `draft`, is never public. */
export function isPublicContent({ revealed_on: date }: Fields, now: Date): boolean {
  return typeof date !== 'string' || (parseDate(date)?.getTime() ?? Infinity) <= now.getTime();
}

/** All characters of content and code, rare symbols included, without the extended letters, which have fonts of their own. */
export function collectCharacters(content: ContentFile[]): string {
  const texts = [...content.map(({ text }) => text), ...globSync(CODE).map((path) => readFileSync(path, 'utf8'))];
  const symbols = texts.join('').replace(/[\p{C}\p{L}\p{Z}]/gu, '');
  return [...new Set(ASCII + TYPOGRAPHY + symbols)].sort().join('');
}

/** The extended letters that public content uses. They are few, so adding them to the basic font costs less than loading the extended one. */
export function collectExtendedLetters(content: ContentFile[]): string {
  return [...EXTENDED_LETTERS].filter((letter) => content.some(({ text }) => text.includes(letter))).join('');
}

/** The characters set in Limelight: titles with that font, the headline of Jazz Heist and the notes of its dial. The extended font has all others. */
export function collectLimelightCharacters(content: ContentFile[]): string {
  const titles = content.flatMap(({ fields: { titleFontFamily, fullTitle, hero, sections } }) => [
    titleFontFamily === 'Limelight' ? fullTitle : '',
    hero?.art === 'jazz' ? hero.headline : '',
    Array.isArray(sections) && sections.some((section) => section?.kind === 'dial') ? NOTES : '',
  ]);
  return [...new Set(typographic(titles.flat().join('')))].sort().join('');
}
