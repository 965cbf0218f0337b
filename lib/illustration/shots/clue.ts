import { Board } from '../board.ts';
import { project } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { questionMark } from './question-mark.ts';
import { frame } from '../gallery/camera.ts';
import { castPawns } from './shot.ts';
import type { Staging } from './shot.ts';
import { isLaid, propInk, standProp } from './standing-prop.ts';

/** One thing, far larger than the player who has found it. */
export function drawClue(staging: Staging): string {
  const { shot, mirrored } = staging;
  const name = shot.prop ?? 'lens';
  const laid = isLaid(name);
  const board = new Board({ columns: 4, rows: 4, lot: 78, street: 12, margin: 16, thickness: 18 });
  board.checker(4, 4);
  board.square(mirrored ? 3 : 0, mirrored ? 0 : 3, 'd', questionMark);
  board.square(2, 2, 'b', questionMark);
  const middle: Point = [board.width / 2 - 34, board.depth / 2 - 34];
  const [x, y] = project(...middle);
  board.stand(
    ...middle,
    standProp(
      name,
      x + (mirrored ? 34 : -34),
      y + (laid ? -8 : 4),
      laid ? 210 : 232,
      laid ? { turn: mirrored ? 12 : -12 } : {},
    ),
  );
  const [look] = castPawns(staging, 1);
  const stand: Point = mirrored ? [middle[0] - 14, middle[1] + 92] : [middle[0] + 92, middle[1] - 14];
  const beside: Point = laid ? [stand[0] + 34, stand[1] + 34] : stand;
  board.pawn(...beside, { ...look, ink: propInk(name) === 'a' ? 'd' : 'a', scale: 1 }, 40);
  return frame(board.draw(), laid ? 1.6 : 1.5, [x, y - (laid ? 6 : 70)], [mirrored ? 390 : 334, 288]);
}
