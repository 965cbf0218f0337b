import { assembleWith } from './assemble-with.ts';
import { pawnAt } from './pieces.ts';
import { BANDS } from './symbols/bands.ts';
import { BOWLER } from './symbols/bowler.ts';
import { PAWN_BODY } from './symbols/pawn-body.ts';

/** The visitor's own piece. */
export const PLAYER = assembleWith({ ...PAWN_BODY, ...BANDS, ...BOWLER }, 'player', {
  viewBox: '-30 -130 60 150',
  drawing: pawnAt(0, 6, { ink: 'a', hat: 'bowler', band: '1', scale: 0.95 }),
});
