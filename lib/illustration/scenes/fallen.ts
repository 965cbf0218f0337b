import type { Drawing } from '../assemble.ts';
import { pawnAt, propAt } from '../pieces.ts';

/** A die and a pawn that fell off the table. */
export function drawFallen(): Drawing {
  const pawn = `<g transform="translate(-10 44) rotate(-74)">${pawnAt(0, 0, { ink: 'b', band: '1' })}</g>`;
  const die = propAt('die', 56, 14, { scale: 0.8, turn: 38, ink: 'a' });
  return { viewBox: '-120 -90 240 150', drawing: die + pawn };
}
