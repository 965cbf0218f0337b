/*
 * Glossary
 *   formula    what a spreadsheet calculates instead of showing: a cell that begins with = + - @, also after spaces and
 *              in full-width forms. Visitors write the cells, so such text gets an apostrophe in front, which
 *              spreadsheets take for "this is text". A text that already has one before a formula gets one more, so
 *              that what was written can be read back. Numbers stay numbers.
 */

export type Cell = string | number | null;

const FORMULA = /^'*[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/u;
/** Alone, too: a tab or a line break in front can hide what follows. */
const HIDDEN_START = /^'*[\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One record of a CSV file (RFC 4180), with its CRLF. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) || HIDDEN_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
