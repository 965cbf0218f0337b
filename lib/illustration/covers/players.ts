import type { Board } from '../board.ts';
import type { Point } from '../geometry.ts';
import type { PawnLook } from '../pieces.ts';

/** Adds players to the discs of a track; `disc` is an index in `track`. */
export function placePlayers(board: Board, track: Point[], players: [disc: number, look: PawnLook][], bias = 30): void {
  for (const [disc, look] of players) {
    const [x, y] = track[disc] ?? [0, 0];
    board.pawn(x, y, { scale: 1.2, ...look }, bias);
  }
}
