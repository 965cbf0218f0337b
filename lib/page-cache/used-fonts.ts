const FONT_FACE = /@font-face\s*\{([^}]*)\}/g;
const FAMILY = /font-family:\s*["']?([^"';]+)/;

/**
 * A style sheet without the fonts that nothing in it is set in. One for characters that the page does not show stays: nobody downloads it, and
 * the browser would ask the system for a family that is named and not declared, at a price of milliseconds.
 */
export function withoutIdleFonts(css: string): string {
  const rules = css.replace(FONT_FACE, '');
  return css.replace(FONT_FACE, (face, descriptors: string) =>
    asksFor(rules, FAMILY.exec(descriptors)?.[1]?.trim() ?? '') ? face : '',
  );
}

/** Every font that a style sheet declares, and the sheet without them. */
export function apartFromFonts(css: string): { fonts: string; rules: string } {
  return { fonts: (css.match(FONT_FACE) ?? []).join(''), rules: css.replace(FONT_FACE, '') };
}

/** Names of families stand in quotes, also in custom properties, or without them in font and font-family. */
function asksFor(rules: string, family: string): boolean {
  if (rules.includes(`"${family}"`) || rules.includes(`'${family}'`)) return true;
  const bare = family.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?:font|font-family):[^;}]*(?<![\\w-])${bare}(?![\\w-])`).test(rules);
}
