import { Board } from '../board.ts';
import { num, project } from '../geometry.ts';
import { outline } from '../lettering/outline.ts';
import { box, onLeft, shape } from '../solids.ts';
import { zoomTo } from '../gallery/camera.ts';
import { confetti } from '../gallery/flat.ts';
import { choosePawns } from './shot.ts';
import type { ShotVariant } from './shot.ts';
import { isFlatProp, placeProp } from './place-prop.ts';

const STEP = 70;
const STEPS = [
  { place: '2', height: 58, ink: 'd' },
  { place: '1', height: 92, ink: 'b' },
  { place: '3', height: 34, ink: 'f' },
];

/** A podium with three numbered steps, the winners on it and the prize in front. */
export function drawPodium(variant: ShotVariant): string {
  const { shot, seed, isMirrored } = variant;
  const board = new Board({ columns: 4, rows: 4, lot: 76, street: 8, margin: 14, thickness: 20 });
  board.checker(4, 4);
  const [left, back] = [74, 96];
  const count = Math.max(1, Math.min(shot.pawns ?? 3, 6));
  const looks = choosePawns(variant, count);
  STEPS.forEach(({ place, height, ink }, index) => {
    const x = left + index * STEP;
    board.shadow(x, back, STEP, STEP, index === 2 ? height : 0);
    const { d, width } = outline(place, { size: 42, stretch: 70, weight: 800 });
    const number = `<g transform="translate(${num((STEP - width) / 2)} ${num(Math.min(height / 2 + 15, 46))})">${shape('k', d)}</g>`;
    const small =
      height < 50
        ? ` transform="translate(${STEP / 2} ${height / 2}) scale(.72) translate(${-STEP / 2} ${-height / 2})"`
        : '';
    board.add(
      x + STEP / 2,
      back + STEP / 2,
      box(x, back, STEP, STEP, height, { ink }) + onLeft(x, back, STEP, STEP, height, 0, `<g${small}>${number}</g>`),
    );
    const order = [1, 0, 2][index] ?? index;
    const look = looks[order];
    if (look)
      board.pawn(
        x + STEP / 2,
        back + STEP / 2 + 4,
        { ...look, hat: order === 0 ? (shot.hats?.[0] ?? 'crown') : look.hat, z: height, scale: 1.12 },
        1,
      );
  });
  const name = shot.prop ?? 'trophy';
  const prize = [left + 2, back + 132] as const;
  board.add(...prize, placeProp(name, ...project(...prize), isFlatProp(name) ? 110 : 104));
  const crowd = [
    [176, 104],
    [118, 132],
    [232, 96],
  ] as const;
  looks.slice(3).forEach((look, index) => {
    const [dx, dy] = crowd[index] ?? [0, 0];
    board.pawn(left + dx, back + dy, { ...look, scale: 1.12 }, 0);
  });
  return (
    confetti(seed) +
    zoomTo(board.draw(), isMirrored ? 1.66 : 1.52, project(left + 92, back + 60, 62), [
      isMirrored ? 340 : 396,
      isMirrored ? 306 : 290,
    ])
  );
}
