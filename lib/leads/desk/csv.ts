export type Cell = string | number | null;

/** A text that a spreadsheet would calculate: it starts with = + - @, also after spaces and in full-width forms. */
const FORMULA = /^'*[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/u;
/** A leading tab or line break can hide a formula that follows it. */
const HIDDEN_START = /^'*[\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * One record of a CSV file (RFC 4180), with its CRLF. Texts of visitors that a spreadsheet would calculate get a leading
 * apostrophe, which spreadsheets read as "this is text". A formula that already has one gets one more, so that the text can
 * be restored. Numbers stay numbers.
 */
export function formatCsvLine(cells: readonly Cell[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) || HIDDEN_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
