import type { Drawing } from '../drawing.ts';
import { pawnAt } from '../pieces.ts';

/** The large bust beside a quotation, with glasses and a bun. */
export function drawSpeaker(): Drawing {
  const bust = pawnAt(0, 40, { scale: 1.42, ink: 'a', hat: 'specs', band: '1' });
  return { viewBox: '-62 -150 124 190', drawing: bust.replace('</g>', '<use href="#hat-bun"/></g>') };
}
