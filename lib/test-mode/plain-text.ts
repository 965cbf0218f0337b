import type { Reader } from './read-shape.ts';

/*
 * Texts from a paste may hold characters that nobody sees: marks that turn the direction of what stands around them,
 * control characters, and halves of characters, at which the browser's own encoders throw.
 */

export const LONGEST_TEXT = 5_000;

const LEVEL = '(?:>[ \\t]*|(?:[-*+]|\\d{1,9}[.)])[ \\t]+)';

const CHANGES: { found: RegExp; by: string; message: string }[] = [
  {
    found: /[\u202a-\u202e\u2066-\u2069]/g,
    by: '',
    message: 'It held invisible marks that turn the direction of text; they are left out',
  },
  {
    // Everything below the space except tab and line breaks, and its twin above ASCII.
    found: /(?![\t\n\r])[\u0000-\u001f\u007f-\u009f]/g,
    by: '',
    message: 'It held invisible control characters; they are left out',
  },
  {
    found: /\p{Surrogate}/gu,
    by: '\ufffd',
    message: 'It held half of a character; a question mark stands in its place',
  },
  {
    // Markdown takes seconds, then the whole stack, for quotes and lists inside of each other by the thousand.
    found: new RegExp(`^([ \\t]*${LEVEL}{10})${LEVEL}+`, 'gm'),
    by: '$1',
    message: 'It held quotes or lists more than ten levels deep; the deeper levels are left out',
  },
];

/** The text without characters that could mislead or break a page. */
export function plainText(text: string): string {
  return CHANGES.reduce((plain, { found, by }) => plain.replace(found, by), text);
}

/** A reader that takes texts without such characters, and no longer than `LONGEST_TEXT`. */
export function plain<T>(reader: Reader<T>): Reader<T> {
  return (value, path, warn) => {
    if (typeof value !== 'string') return reader(value, path, warn);
    for (const { found, message } of CHANGES) if (value.search(found) >= 0) warn(path, message);
    const whole = plainText(value);
    if (whole.length <= LONGEST_TEXT) return reader(whole, path, warn);
    warn(path, `It is longer than ${LONGEST_TEXT.toLocaleString('en')} characters, and cut there`);
    return reader(plainText(whole.slice(0, LONGEST_TEXT)), path, warn);
  };
}
