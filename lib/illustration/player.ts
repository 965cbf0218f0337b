import type { Scene } from './assemble.ts';
import { pawnParts } from './pieces.ts';
import { BANDS } from './symbols/bands.ts';
import { BOWLER } from './symbols/bowler.ts';
import { PAWN_BODY } from './symbols/pawn-body.ts';

const SYMBOLS: Record<string, string> = { ...PAWN_BODY, ...BANDS, ...BOWLER };
const { ink, transform, symbols } = pawnParts(0, 6, { ink: 'a', hat: 'bowler', band: '1', scale: 0.95 });

/** The visitor's own piece. Each part stands where it is used, once; so a page may hold several without an id that is there twice. */
export const PLAYER: Scene = {
  viewBox: '-30 -130 60 150',
  markup: `<g class="${ink}" transform="${transform}">${symbols.map((name) => SYMBOLS[name]).join('')}</g>`,
};
