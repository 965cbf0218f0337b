import { assemble, type Scene } from './assemble.ts';
import { HAT_NAMES, pawnAt, type Band, type Hat, type PawnInk } from './pieces.ts';
import { hashText } from './random.ts';

export type { Band, Hat, PawnInk };

const CROWD_ROWS = [13, 12, 13];
const CROWD_INKS: PawnInk[] = ['a', 'd', 'b', 'w'];
const CROWD_HATS: Hat[] = ['bowler', 'bob', 'curls', 'cap', 'beret', 'bun', 'specs', 'phones'];
const CROWD_BANDS: (Band | undefined)[] = ['1', '2', '3', undefined];

/** Everyday hats only: a speaker does not wear a crown. */
const BUST_HATS = HAT_NAMES.filter((hat) => !['cone', 'crown', 'santa', 'grad'].includes(hat));
const BUST_INKS: PawnInk[] = ['a', 'b', 'd', 'f', 'w'];

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

/** An avatar. Hat and ink are hashed from the name: always the same for one person, and they say nothing about them. */
export function drawBust(name: string): Scene {
  const hash = hashText(name);
  const drawing = pawnAt(0, 4, { ink: pick(BUST_INKS, hash), hat: pick(BUST_HATS, hash >>> 8) });
  return assemble(`bust-${hash.toString(36)}`, { viewBox: '-34 -122 68 68', drawing });
}

export function drawPawn(options: { ink: PawnInk; hat?: Hat; band?: Band; id?: string }): Scene {
  const { id = ['pawn', options.ink, options.hat, options.band].filter(Boolean).join('-'), ...look } = options;
  return assemble(id, { viewBox: '-30 -130 60 150', drawing: pawnAt(0, 6, { ...look, scale: 0.95 }) });
}

/** Players of a quote, in rows of 13, 12 and 13; the caller decides how many people one pawn stands for. */
export function drawCrowd(count: number): Scene {
  let drawing = '';
  let left = Math.floor(count);
  CROWD_ROWS.forEach((length, row) => {
    for (let i = 0; i < length && left > 0; i++, left--) {
      drawing += pawnAt((row === 1 ? 60 : 30) + i * 60, 98 + row * 46, {
        scale: 0.8,
        ink: pick(CROWD_INKS, i * 3 + row),
        hat: pick(CROWD_HATS, i * 5 + row * 3),
        band: pick(CROWD_BANDS, i + row * 2),
      });
    }
  });
  return assemble('crowd', { viewBox: '0 0 780 204', drawing });
}
