/** Replaces straight quotes and apostrophes in plain text by curly ones. */
export function typographic(text: string): string {
  return text
    .replace(/(^|[\s([{\u2014])"/g, '$1\u201c')
    .replace(/"/g, '\u201d')
    .replace(/(^|[\s([{\u201c\u2014])'(?=\S)/g, '$1\u2018')
    .replace(/'/g, '\u2019');
}
