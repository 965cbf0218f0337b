import { Board } from '../board.ts';
import { project } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { questionMark } from './question-mark.ts';
import { zoomTo } from '../gallery/camera.ts';
import { choosePawns } from './shot.ts';
import type { ShotVariant } from './shot.ts';
import { isFlatProp, getPropInk, placeProp } from './place-prop.ts';

/** A prop that is much larger than the player beside it. */
export function drawClue(variant: ShotVariant): string {
  const { shot, isMirrored } = variant;
  const name = shot.prop ?? 'lens';
  const isFlat = isFlatProp(name);
  const board = new Board({ columns: 4, rows: 4, lot: 78, street: 12, margin: 16, thickness: 18 });
  board.checker(4, 4);
  board.square(isMirrored ? 3 : 0, isMirrored ? 0 : 3, 'd', questionMark);
  board.square(2, 2, 'b', questionMark);
  const middle: Point = [board.width / 2 - 34, board.depth / 2 - 34];
  const [x, y] = project(...middle);
  board.add(
    ...middle,
    placeProp(
      name,
      x + (isMirrored ? 34 : -34),
      y + (isFlat ? -8 : 4),
      isFlat ? 210 : 232,
      isFlat ? { turn: isMirrored ? 12 : -12 } : {},
    ),
  );
  const [look] = choosePawns(variant, 1);
  const stand: Point = isMirrored ? [middle[0] - 14, middle[1] + 92] : [middle[0] + 92, middle[1] - 14];
  const beside: Point = isFlat ? [stand[0] + 34, stand[1] + 34] : stand;
  board.pawn(...beside, { ...look, ink: getPropInk(name) === 'a' ? 'd' : 'a', scale: 1 }, 40);
  return zoomTo(board.draw(), isFlat ? 1.6 : 1.5, [x, y - (isFlat ? 6 : 70)], [isMirrored ? 390 : 334, 288]);
}
