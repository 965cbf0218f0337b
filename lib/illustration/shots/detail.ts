import { project } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { zoomTo } from '../gallery/camera.ts';
import type { ShotVariant } from './shot.ts';
import { isFlatProp, getPropInk, placeProp } from './place-prop.ts';
import { tile } from './tile.ts';

const SMALL = ['die', 'ticket', 'pin', 'key'] as const;

/** A still life: a prop on a tile, a smaller prop beside it, and more tiles that the frame crops. */
export function drawDetail({ shot, seed, isMirrored }: ShotVariant): string {
  const name = shot.prop ?? 'key';
  const random = createRandom(seed);
  const isFlat = isFlatProp(name);
  const side = 150;
  const hero = getPropInk(name) === 'b' ? 'd' : 'b';
  const others = ['a', 'f', 'd', 'b'].filter((ink) => ink !== hero);
  const gap = 22;
  const at = (column: number, row: number, ink: string) =>
    tile(column * (side + gap), row * (side + gap), side, { ink, thickness: 30 });
  const tiles =
    at(0, -1, others[1] ?? 'f') +
    at(-1, 0, others[2] ?? 'd') +
    at(0, 0, hero) +
    at(1, 0, others[0] ?? 'a') +
    at(0, 1, others[1] ?? 'f');
  const [x, y] = project(side / 2, side / 2);
  const big = placeProp(
    name,
    x,
    y + (isFlat ? 0 : 22),
    isFlat ? 128 : 150,
    isFlat ? { turn: isMirrored ? 16 : -16 } : {},
  );
  const small = SMALL.filter((other) => other !== name)[Math.floor(random() * 3)] ?? 'die';
  const flip = isMirrored ? -1 : 1;
  const beside = placeProp(small, x + 144 * flip, y + 96 + (small === 'die' ? 12 : 4), 76, {
    ink: small === 'die' ? 'd' : undefined,
  });
  return zoomTo(tiles + big + beside, 1.85, [x, y - (isFlat ? 0 : 30)], [360 - 62 * flip, 246]);
}
