const FONT_FACE = /@font-face\s*\{([^}]*)\}/g;
const FAMILY = /font-family:\s*["']?([^"';]+)/;
const RANGE = /unicode-range:\s*([^;}]+)/;
const RANGES = new RegExp(RANGE, 'g');
const ONE_RANGE = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi;
const FIELD = /<(?:input|textarea)\b/;
/** Of ASCII, every font has all. */
const LETTER = /[^\0-\x7f]/g;

/** The unicode-range of every font of a style sheet. */
export function rangesIn(css: string): string[] {
  return [...css.matchAll(RANGES)].map(([, range = '']) => range.trim());
}

/** Whether a page shows a letter of a unicode-range, or may, because people type into it. */
export function showsLetterOf(markup: string, range: string): boolean {
  if (FIELD.test(markup)) return true;
  const shown = [...new Set(markup.match(LETTER))].map((letter) => letter.codePointAt(0)!);
  return [...range.matchAll(ONE_RANGE)].some(([, first = '', last = first]) =>
    shown.some((code) => code >= parseInt(first, 16) && code <= parseInt(last, 16)),
  );
}

/** A page's style sheet without the fonts that nothing in it is set in, and without those for letters that the page does not show. */
export function withoutIdleFonts(css: string, markup: string): string {
  const rules = css.replace(FONT_FACE, '');
  return css.replace(FONT_FACE, (face, descriptors: string) => {
    const family = FAMILY.exec(descriptors)?.[1]?.trim() ?? '';
    const range = RANGE.exec(descriptors)?.[1];
    return asksFor(rules, family) && (!range || showsLetterOf(markup, range)) ? face : '';
  });
}

/** Names of families stand in quotes, also in custom properties, or without them in font and font-family. */
function asksFor(rules: string, family: string): boolean {
  if (rules.includes(`"${family}"`) || rules.includes(`'${family}'`)) return true;
  const bare = family.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?:font|font-family):[^;}]*(?<![\\w-])${bare}(?![\\w-])`).test(rules);
}
