import { endOfLine } from './excerpt.ts';

/**
 * A text in quotes inside pasted JSON; `end` is behind its closing quote. The quotes may be the wrong ones. When nothing
 * closes it, it is the rest of its line, where nobody can tell what is inside quotes and what is not.
 */
export type QuotedPart = { start: number; end: number; isClosed: boolean };

const STRAIGHT = /"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"/y;
const OPENING = /["\u201c-\u201f\u2033\u00ab\u00bb\uff02'\u2018-\u201b]/g;
// A quote that closes stands before what follows a text in JSON, or at the end. A straight double one closes only its
// own kind: else every quote that is put right could make another one look like a beginning.
const CLOSING = {
  double: /(?<!\\)[\u201c-\u201f\u2033\u00ab\u00bb\uff02](?=\s*(?:[,:}\]]|$))/g,
  single: /(?<!\\)['\u2018-\u201b](?=\s*(?:[,:}\]]|$))/g,
};

/** Finds the texts in a paste, in straight quotes or in others. A text ends on the line on which it begins. */
export function quotedParts(text: string): QuotedPart[] {
  const parts: QuotedPart[] = [];
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

/** The pieces of the text between its quoted parts. */
export function gapsBetween(text: string, parts: readonly QuotedPart[]): { start: number; end: number }[] {
  const starts = [0, ...parts.map(({ end }) => end)];
  return starts.map((start, index) => ({ start, end: parts[index]?.start ?? text.length }));
}
