import { endOfLine, headOf, startOfLine, tailOf, visible } from './excerpt.ts';
import type { Edit } from './fix-edits.ts';
import { linesOf } from './lines.ts';

/** A piece of a line; `isChanged` when it goes (before) or comes (after). */
export type Piece = { text: string; isChanged: boolean };

/** One line that changes, counted from 1. */
export type Change = { line: number; before: Piece[]; after: Piece[] };

const MOST_CHANGES = 3;
const MOST_EDITS = 8;
const LONGEST_PIECE = 40;

/** What edits do to a text, line by line: the first few, and how many there are. */
export function changesOf(text: string, edits: readonly Edit[]): { changes: Change[]; count: number } {
  const placeAt = linesOf(text);
  const byLine = new Map<number, Edit[]>();
  for (const edit of edits) {
    const { line } = placeAt(edit.start);
    const group = byLine.get(line);
    if (group) group.push(edit);
    else byLine.set(line, [edit]);
  }
  const changes = [...byLine].slice(0, MOST_CHANGES).map(([line, group]) => changeOf(text, line, group));
  return { changes, count: byLine.size };
}

function changeOf(text: string, line: number, edits: readonly Edit[]): Change {
  const shown = edits.slice(0, MOST_EDITS);
  const before: Piece[] = [];
  const after: Piece[] = [];
  let at = startOfLine(text, shown[0]?.start ?? 0);

  function keep(part: string): void {
    before.push({ text: part, isChanged: false });
    after.push({ text: part, isChanged: false });
  }

  shown.forEach(({ start, end, insert }, index) => {
    keep(index === 0 ? tailOf(text.slice(at, start).trimStart()) : middleOf(text.slice(at, start)));
    before.push({ text: middleOf(text.slice(start, end)), isChanged: true });
    after.push({ text: visible(insert), isChanged: true });
    at = end;
  });
  keep(headOf(text.slice(at, endOfLine(text, at)).trimEnd()));
  return { line, before: before.filter(isVisible), after: after.filter(isVisible) };
}

/** Both ends of a text, with an ellipsis for a long middle. */
function middleOf(text: string): string {
  return text.length <= LONGEST_PIECE ? visible(text) : `${headOf(text, 18)}${tailOf(text, 18).slice(1)}`;
}

function isVisible({ text }: Piece): boolean {
  return text !== '';
}
