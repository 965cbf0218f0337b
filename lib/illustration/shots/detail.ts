import { project } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { frame } from '../gallery/camera.ts';
import type { Staging } from './shot.ts';
import { isLaid, propInk, standProp } from './standing-prop.ts';
import { tile } from './tile.ts';

const SMALL = ['die', 'ticket', 'pin', 'key'] as const;

/** A still life: one thing on a tile, a smaller one beside it, more tiles running out of the picture. */
export function drawDetail({ shot, seed, mirrored }: Staging): string {
  const name = shot.prop ?? 'key';
  const random = createRandom(seed);
  const laid = isLaid(name);
  const side = 150;
  const hero = propInk(name) === 'b' ? 'd' : 'b';
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
  const big = standProp(name, x, y + (laid ? 0 : 22), laid ? 128 : 150, laid ? { turn: mirrored ? 16 : -16 } : {});
  const small = SMALL.filter((other) => other !== name)[Math.floor(random() * 3)] ?? 'die';
  const flip = mirrored ? -1 : 1;
  const beside = standProp(small, x + 144 * flip, y + 96 + (small === 'die' ? 12 : 4), 76, {
    ink: small === 'die' ? 'd' : undefined,
  });
  return frame(tiles + big + beside, 1.85, [x, y - (laid ? 0 : 30)], [360 - 62 * flip, 246]);
}
