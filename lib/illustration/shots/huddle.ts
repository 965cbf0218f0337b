import { num, project } from '../geometry.ts';
import { pawnAt } from '../pieces.ts';
import { zoomTo } from '../gallery/camera.ts';
import { choosePawns } from './shot.ts';
import type { ShotVariant } from './shot.ts';
import { placeProp } from './place-prop.ts';
import { tile } from './tile.ts';

/** Screen positions relative to the prop, and the tilt in degrees; the first is at the back. */
const PLACES: [x: number, y: number, lean: number][] = [
  [-58, -26, 7],
  [54, -34, -7],
  [-6, -54, 1],
  [104, 2, -9],
  [-108, 6, 9],
  [62, 44, -6],
];

/** Players close together around a prop on the ground. */
export function drawHuddle(variant: ShotVariant): string {
  const { shot, seed, isMirrored } = variant;
  const count = Math.max(2, Math.min(shot.pawns ?? 4, 6));
  const side = 190;
  const [x, y] = project(side / 2, side / 2);
  const people = choosePawns(variant, count).map((look, index) => {
    const [dx, dy, lean] = PLACES[index] ?? [0, 0, 0];
    const flip = isMirrored ? -1 : 1;
    const [px, py] = [x + dx * flip, y + dy];
    return {
      py,
      drawing: `<g transform="rotate(${lean * flip} ${num(px)} ${num(py)})">${pawnAt(px, py, { ...look, scale: 1.25 })}</g>`,
    };
  });
  people.push({ py: y + 16, drawing: placeProp(shot.prop ?? 'card', x, y + 16, 84) });
  people.sort((one, other) => one.py - other.py);
  const flip = isMirrored ? -1 : 1;
  const step = side + 26;
  // The crop depends on the seed: the whole tile, with a corner of the next tile, or a close-up.
  const crop = seed % 3;
  const next = crop === 1 ? tile(isMirrored ? -step : 0, isMirrored ? 0 : -step, side, { ink: 'd', top: 'd1' }) : '';
  const ground = next + tile(0, 0, side, { ink: 'a', top: 'g' });
  const zoom = [1.82, 1.66, 1.98][crop] ?? 1.8;
  return zoomTo(
    ground + people.map((person) => person.drawing).join(''),
    zoom,
    [x, y - 62],
    [360 + flip * ([-22, -70, 46][crop] ?? 0), 288],
  );
}
