const FONT_FACE = /@font-face\s*\{([^}]*)\}/g;
const FAMILY = /font-family:\s*["']?([^"';]+)/;

/**
 * Removes `@font-face` rules whose family no rule of the style sheet uses. Fonts for characters that the page does not show stay: browsers do
 * not download them, and a lookup of an undeclared family among the system fonts takes milliseconds.
 */
export function purgeFonts(css: string): string {
  const rules = css.replace(FONT_FACE, '');
  return css.replace(FONT_FACE, (face, descriptors: string) =>
    usesFamily(rules, FAMILY.exec(descriptors)?.[1]?.trim() ?? '') ? face : '',
  );
}

/** Family names are quoted, also in custom properties, or unquoted in `font` and `font-family`. */
function usesFamily(rules: string, family: string): boolean {
  if (rules.includes(`"${family}"`) || rules.includes(`'${family}'`)) return true;
  const bare = family.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?:font|font-family):[^;}]*(?<![\\w-])${bare}(?![\\w-])`).test(rules);
}
