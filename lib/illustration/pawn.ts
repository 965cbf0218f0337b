import { assemble, type Scene } from './assemble.ts';
import { HAT_NAMES, pawnAt, type Band, type Hat, type PawnInk } from './pieces.ts';
import { hashText } from './random.ts';

export type { Band, Hat, PawnInk };

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
