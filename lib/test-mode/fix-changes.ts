import { endOfLine, truncateEnd, startOfLine, truncateStart, showInvisible } from './excerpt.ts';
import type { Edit } from './fix-edits.ts';
import { createPositionLookup } from './text-position.ts';

/** A part of a line; `isChanged` when the fix removes it (in `before`) or inserts it (in `after`). */
export type Piece = { text: string; isChanged: boolean };

/** One line that changes, counted from 1. */
export type Change = { line: number; before: Piece[]; after: Piece[] };

const MAX_CHANGES = 3;
const MAX_EDITS = 8;
const MAX_PIECE_LENGTH = 40;

/** Describes edits line by line: the first few changed lines, and the number of all of them. */
export function describeEdits(text: string, edits: readonly Edit[]): { changes: Change[]; count: number } {
  const positionAt = createPositionLookup(text);
  const byLine = new Map<number, Edit[]>();
  for (const edit of edits) {
    const { line } = positionAt(edit.start);
    const group = byLine.get(line);
    if (group) group.push(edit);
    else byLine.set(line, [edit]);
  }
  const changes = [...byLine].slice(0, MAX_CHANGES).map(([line, group]) => describeLine(text, line, group));
  return { changes, count: byLine.size };
}

function describeLine(text: string, line: number, edits: readonly Edit[]): Change {
  const shown = edits.slice(0, MAX_EDITS);
  const before: Piece[] = [];
  const after: Piece[] = [];
  let at = startOfLine(text, shown[0]?.start ?? 0);

  function addUnchanged(part: string): void {
    before.push({ text: part, isChanged: false });
    after.push({ text: part, isChanged: false });
  }

  shown.forEach(({ start, end, insert }, index) => {
    addUnchanged(
      index === 0 ? truncateStart(text.slice(at, start).trimStart()) : truncateMiddle(text.slice(at, start)),
    );
    before.push({ text: truncateMiddle(text.slice(start, end)), isChanged: true });
    after.push({ text: showInvisible(insert), isChanged: true });
    at = end;
  });
  addUnchanged(truncateEnd(text.slice(at, endOfLine(text, at)).trimEnd()));
  return { line, before: before.filter(isVisible), after: after.filter(isVisible) };
}

/** Shortens a long text to its start and its end, with an ellipsis between them. */
function truncateMiddle(text: string): string {
  return text.length <= MAX_PIECE_LENGTH
    ? showInvisible(text)
    : `${truncateEnd(text, 18)}${truncateStart(text, 18).slice(1)}`;
}

function isVisible({ text }: Piece): boolean {
  return text !== '';
}
