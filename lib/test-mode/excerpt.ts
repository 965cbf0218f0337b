/** A part of one line around a place: what stands before it, the character there, and what follows. */
export type Excerpt = { before: string; mark: string; after: string };

const AROUND = 24;

/** The line at an offset, cut around it. `mark` is empty at the end of a line. */
export function excerptAt(text: string, offset: number): Excerpt {
  const lineEnd = endOfLine(text, offset);
  const mark = /^[^\n]\p{M}*/u.exec(text.slice(offset, Math.min(lineEnd, offset + AROUND)))?.[0] ?? '';
  return {
    before: tailOf(text.slice(startOfLine(text, offset), offset).trimStart()),
    mark: visible(mark),
    after: headOf(text.slice(offset + mark.length, lineEnd).trimEnd()),
  };
}

/** The end of what stands at an offset: a text in quotes, a number or a word, or one character. */
export function endOfPlace(text: string, offset: number): number {
  const found = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[\p{L}\p{N}.+-]+|[^]/uy;
  found.lastIndex = offset;
  return found.test(text) ? found.lastIndex : text.length;
}

/** Where an offset of a text stands after the text was edited in one place. */
export function followEdit(before: string, after: string, offset: number): number {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head += 1;
  if (offset < head) return offset;
  let tail = 0;
  while (tail < least - head && before.at(-tail - 1) === after.at(-tail - 1)) tail += 1;
  return offset >= before.length - tail ? offset + after.length - before.length : head;
}

export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** The last characters of a text, after an ellipsis when something is cut. */
export function tailOf(text: string, most = AROUND): string {
  const kept = Array.from(text.slice(-2 * most)).slice(-most);
  return visible(kept.join('').length < text.length ? `\u2026${kept.join('')}` : text);
}

/** The first characters of a text, before an ellipsis when something is cut. */
export function headOf(text: string, most = AROUND): string {
  const kept = Array.from(text.slice(0, 2 * most)).slice(0, most);
  return visible(kept.join('').length < text.length ? `${kept.join('')}\u2026` : text);
}

/** Shows what cannot be seen: a square for invisible characters, an arrow for a line break, spaces for a tab. */
export function visible(text: string): string {
  return text
    .replaceAll('\t', '  ')
    .replaceAll('\n', '\u21b5')
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, '\u25a1');
}
