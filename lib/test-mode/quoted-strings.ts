import { endOfLine } from './excerpt.ts';

/**
 * A string in pasted JSON, in straight or other quotes. `end` is the offset after its closing quote. An unclosed string extends to the
 * end of its line, because its real end is unknown.
 */
export type QuotedString = { start: number; end: number; isClosed: boolean };

const STRAIGHT = /"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"/y;
const OPENING = /["\u201c-\u201f\u2033\u00ab\u00bb\uff02'\u2018-\u201b]/g;
// A closing quote precedes a character that can follow a string in JSON, or the end of the text. A straight double quote closes only
// strings that start with one: otherwise each replaced quote could make another one look like an opening quote.
const CLOSING = {
  double: /(?<!\\)[\u201c-\u201f\u2033\u00ab\u00bb\uff02](?=\s*(?:[,:}\]]|$))/g,
  single: /(?<!\\)['\u2018-\u201b](?=\s*(?:[,:}\]]|$))/g,
};

/** Finds the strings in pasted text, in straight or other quotes. A string ends on the line on which it starts. */
export function findQuotedStrings(text: string): QuotedString[] {
  const parts: QuotedString[] = [];
  const next = { double: -1, single: -1 };
  let offset = 0;
  let lineEnd = -1;

  function closingQuote(family: 'double' | 'single', after: number): number {
    if (next[family] <= after && next[family] !== Infinity) {
      CLOSING[family].lastIndex = after + 1;
      next[family] = CLOSING[family].exec(text)?.index ?? Infinity;
    }
    return next[family];
  }

  for (;;) {
    OPENING.lastIndex = offset;
    const start = OPENING.exec(text)?.index;
    if (start === undefined) return parts;
    STRAIGHT.lastIndex = start;
    if (text[start] === '"' && STRAIGHT.test(text)) {
      offset = STRAIGHT.lastIndex;
      parts.push({ start, end: offset, isClosed: true });
      continue;
    }
    if (lineEnd <= start) lineEnd = endOfLine(text, start);
    const end = closingQuote(/['\u2018-\u201b]/.test(text[start] ?? '') ? 'single' : 'double', start);
    offset = Math.min(end + 1, lineEnd);
    parts.push({ start, end: offset, isClosed: end < lineEnd });
  }
}

/** The ranges of the text outside its quoted strings. */
export function getUnquotedRanges(text: string, parts: readonly QuotedString[]): { start: number; end: number }[] {
  const starts = [0, ...parts.map(({ end }) => end)];
  return starts.map((start, index) => ({ start, end: parts[index]?.start ?? text.length }));
}
