import { Board } from '../board.ts';
import type { Point } from '../geometry.ts';
import { project } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { box } from '../solids.ts';
import { LANDMARKS } from './landmark.ts';
import { frame } from '../gallery/camera.ts';
import { castPawns } from './shot.ts';
import type { Staging } from './shot.ts';
import { standProp } from './standing-prop.ts';

const [ROWS, PLACES] = [7, 9];

/** Everybody, in rows, facing a stage at the back where the winner or the prize stands. */
export function drawCrowd(staging: Staging): string {
  const { shot, seed, mirrored } = staging;
  const random = createRandom(seed);
  const board = new Board({ columns: 1, rows: 1, lot: 520, street: 0, margin: 14, thickness: 20 });
  board.paint(0, 0, 'g');
  const looks = castPawns(staging, ROWS * PLACES + 1);
  const stage: Point = [104, 104];
  board.raise(
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
    board.raise(20, 20, 70, 70, Math.min(height, 100), building, -120);
  }
  const [first] = looks;
  board.pawn(stage[0] + 10, stage[1] + 10, { ...first, hat: shot.hats?.[0] ?? 'crown', z: 26, scale: 1.2 }, 0);
  const beside: Point = mirrored ? [stage[0] + 46, stage[1] - 26] : [stage[0] - 26, stage[1] + 46];
  board.stand(...beside, standProp(shot.prop ?? 'flag', ...project(...beside, 26), 84), 10);
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
  return frame(board.draw(), 1.3, project(...stage, 0), [mirrored ? 318 : 412, 204]);
}
