import type { BoardMessage } from '#lib/leaderboard/board-message';
import type { BoardId } from '#lib/leaderboard/boards';
import type { BoardCopy } from './lists.ts';

/** The board that the content carries, in the shape of a message that is older than any other: the last event, at its end. */
export function bundledBoard(
  board: BoardId,
  { event, place, detail, measure, updated, local }: BoardCopy,
): BoardMessage {
  const slug = event.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    version: 1,
    board,
    sequence: 0,
    sentAt: updated,
    event: { id: `${slug}-${updated.slice(0, 10)}`, name: event, place, detail, isForFamilies: false },
    measure,
    phase: 'ended',
    isSealed: false,
    salutes: 0,
    rows: local,
  };
}
