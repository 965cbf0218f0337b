import { textOfHtml } from '#lib/content/text-of-html';

const FONT_FACE = /@font-face\s*\{([^}]*)\}/g;
const FAMILY = /font-family:\s*["']?([^"';]+)/;
const RANGE = /unicode-range:\s*([^;}]+)/;
const RANGES = new RegExp(RANGE, 'g');
const ONE_RANGE = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi;
const FIELD = /<(?:input|textarea)\b/;
/** Of a page, or of a drawing in it. */
const TITLE = /<title\b[^>]*>[^<]*<\/title>/g;
const BEYOND_ASCII = /[^\0-\x7f]/g;

/** The characters that a page shows, as code points. Undefined where people type: it may show any. */
export type Shown = Set<number> | undefined;

/** The unicode-range of every font of a style sheet. */
export function rangesIn(css: string): string[] {
  return [...css.matchAll(RANGES)].map(([, range = '']) => range.trim());
}

/** What a page without its scripts shows: its text, and whatever is no ASCII, also of titles and attributes. */
export function shownIn(markup: string): Shown {
  if (FIELD.test(markup)) return undefined;
  const letters = textOfHtml(markup.replace(TITLE, '')) + (markup.match(BEYOND_ASCII) ?? []).join('');
  return new Set([...letters].map((letter) => letter.codePointAt(0)!));
}

/** Whether a page shows a character of a unicode-range, or may. */
export function isShown(range: string, shown: Shown): boolean {
  if (!shown) return true;
  return [...range.matchAll(ONE_RANGE)].some(([, first = '', last = first]) =>
    [...shown].some((code) => code >= parseInt(first, 16) && code <= parseInt(last, 16)),
  );
}

/** A page's style sheet without the fonts that nothing in it is set in, and without those for characters that the page does not show. */
export function withoutIdleFonts(css: string, markup: string): string {
  const rules = css.replace(FONT_FACE, '');
  const shown = shownIn(markup);
  return css.replace(FONT_FACE, (face, descriptors: string) => {
    const family = FAMILY.exec(descriptors)?.[1]?.trim() ?? '';
    const range = RANGE.exec(descriptors)?.[1];
    return asksFor(rules, family) && (!range || isShown(range, shown)) ? face : '';
  });
}

/** Names of families stand in quotes, also in custom properties, or without them in font and font-family. */
function asksFor(rules: string, family: string): boolean {
  if (rules.includes(`"${family}"`) || rules.includes(`'${family}'`)) return true;
  const bare = family.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?:font|font-family):[^;}]*(?<![\\w-])${bare}(?![\\w-])`).test(rules);
}
