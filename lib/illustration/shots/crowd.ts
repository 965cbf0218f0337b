import { Board } from '../board.ts';
import type { Point } from '../geometry.ts';
import { project } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { box } from '../solids.ts';
import { LANDMARKS } from './landmark.ts';
import { zoomTo } from '../gallery/camera.ts';
import { choosePawns } from './shot.ts';
import type { ShotVariant } from './shot.ts';
import { placeProp } from './place-prop.ts';

const [ROWS, PLACES] = [7, 9];

/** Players in rows, in front of a stage with one player and the prop. */
export function drawCrowd(variant: ShotVariant): string {
  const { shot, seed, isMirrored } = variant;
  const random = createRandom(seed);
  const board = new Board({ columns: 1, rows: 1, lot: 520, street: 0, margin: 14, thickness: 20 });
  board.paint(0, 0, 'g');
  const looks = choosePawns(variant, ROWS * PLACES + 1);
  const stage: Point = [104, 104];
  board.buildAt(
    stage[0] - 62,
    stage[1] - 62,
    124,
    124,
    26,
    (x, y, w, d, h) => box(x, y, w, d, h, { ink: 'a', top: 'b1' }),
    -60,
  );
  if (shot.building) {
    const { building, height } = LANDMARKS[shot.building];
    board.buildAt(20, 20, 70, 70, Math.min(height, 100), building, -120);
  }
  const [first] = looks;
  board.pawn(stage[0] + 10, stage[1] + 10, { ...first, hat: shot.hats?.[0] ?? 'crown', z: 26, scale: 1.2 }, 0);
  const beside: Point = isMirrored ? [stage[0] + 46, stage[1] - 26] : [stage[0] - 26, stage[1] + 46];
  board.add(...beside, placeProp(shot.prop ?? 'flag', ...project(...beside, 26), 84), 10);
  for (let row = 0; row < ROWS; row++) {
    for (let place = 0; place < PLACES; place++) {
      if (random() < 0.08) continue;
      const across = (place - (PLACES - 1) / 2) * 52 + (row % 2 ? 26 : 0) + (random() - 0.5) * 10;
      const away = 118 + row * 38 + (random() - 0.5) * 8;
      const [x, y] = [stage[0] + away + across / 1.41, stage[1] + away - across / 1.41];
      const look = looks[1 + ((row * PLACES + place) % (looks.length - 1))];
      board.pawn(x, y, { ...look, hat: random() < 0.3 ? undefined : look?.hat, scale: 0.98 }, 0);
    }
  }
  return zoomTo(board.draw(), 1.3, project(...stage, 0), [isMirrored ? 318 : 412, 204]);
}
