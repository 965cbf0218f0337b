/*
 * Pasted text can contain invisible characters: marks that change the direction of the text around them, control characters, and lone
 * surrogates, for which encodeURIComponent throws.
 */

export const MAX_TEXT_LENGTH = 5_000;

const LEVEL = '(?:>[ \\t]*|(?:[-*+]|\\d{1,9}[.)])[ \\t]+)';

export const REPLACEMENTS: { pattern: RegExp; replacement: string; message: string }[] = [
  {
    pattern: /[\u202a-\u202e\u2066-\u2069]/g,
    replacement: '',
    message: 'It held invisible marks that turn the direction of text; they are left out',
  },
  {
    // The C0 controls except tab and line breaks, DEL, and the C1 controls.
    pattern: /(?![\t\n\r])[\u0000-\u001f\u007f-\u009f]/g,
    replacement: '',
    message: 'It held invisible control characters; they are left out',
  },
  {
    pattern: /\p{Surrogate}/gu,
    replacement: '\ufffd',
    message: 'It held half of a character; a question mark stands in its place',
  },
  {
    // Thousands of nested quotes and lists take the Markdown parser seconds, and then overflow its stack.
    pattern: new RegExp(`^([ \\t]*${LEVEL}{10})${LEVEL}+`, 'gm'),
    replacement: '$1',
    message: 'It held quotes or lists more than ten levels deep; the deeper levels are left out',
  },
];

/** The text without characters that could mislead or break a page. */
export function plainText(text: string): string {
  return REPLACEMENTS.reduce((plain, { pattern, replacement }) => plain.replace(pattern, replacement), text);
}
