import type { BoardMessage } from '#lib/integrations/leaderboard/board-message';
import type { BoardId } from '#lib/integrations/leaderboard/boards';
import type { BoardCopy } from './lists.ts';

/** The board of leaderboard.yaml as a message: the final board of the last event. Its sequence number 0 is below all others. */
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
