/** An excerpt of a line: the text before an offset, the character at it, and the text after it. */
export type Excerpt = { before: string; mark: string; after: string };

const CONTEXT_LENGTH = 24;

/** The line at an offset, shortened on both sides. `mark` is empty at the end of a line. */
export function excerptAt(text: string, offset: number): Excerpt {
  const lineEnd = endOfLine(text, offset);
  const mark = /^[^\n]\p{M}*/u.exec(text.slice(offset, Math.min(lineEnd, offset + CONTEXT_LENGTH)))?.[0] ?? '';
  return {
    before: truncateStart(text.slice(startOfLine(text, offset), offset).trimStart()),
    mark: showInvisible(mark),
    after: truncateEnd(text.slice(offset + mark.length, lineEnd).trimEnd()),
  };
}

/** The end of the token at an offset: a quoted string, a number or a word, or one character. */
export function getTokenEnd(text: string, offset: number): number {
  const found = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[\p{L}\p{N}.+-]+|[^]/uy;
  found.lastIndex = offset;
  return found.test(text) ? found.lastIndex : text.length;
}

/** Maps an offset to the corresponding offset after one edit of the text. */
export function mapOffset(before: string, after: string, offset: number): number {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  if (offset < head) return offset;
  let tail = 0;
  while (tail < shorter - head && before.at(-tail - 1) === after.at(-tail - 1)) tail += 1;
  return offset >= before.length - tail ? offset + after.length - before.length : head;
}

export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Keeps the last characters of a text, with an ellipsis before them if it is longer. */
export function truncateStart(text: string, length = CONTEXT_LENGTH): string {
  const part = Array.from(text.slice(-2 * length)).slice(-length);
  return showInvisible(part.join('').length < text.length ? `\u2026${part.join('')}` : text);
}

/** Keeps the first characters of a text, with an ellipsis after them if it is longer. */
export function truncateEnd(text: string, length = CONTEXT_LENGTH): string {
  const part = Array.from(text.slice(0, 2 * length)).slice(0, length);
  return showInvisible(part.join('').length < text.length ? `${part.join('')}\u2026` : text);
}

/** Makes invisible characters visible: a square for most, an arrow for a line break, spaces for a tab. */
export function showInvisible(text: string): string {
  return text
    .replaceAll('\t', '  ')
    .replaceAll('\n', '\u21b5')
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, '\u25a1');
}
