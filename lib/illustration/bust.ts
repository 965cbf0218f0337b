import { getBustLook } from '#lib/pawns/bust-look';
import { assemble } from './assemble.ts';
import type { Scene } from './drawing.ts';
import { pawnAt } from './pieces.ts';

/** The avatar of a person. */
export function drawBust(name: string): Scene {
  return assemble('bust', { viewBox: '-34 -122 68 68', drawing: pawnAt(0, 4, getBustLook(name)) });
}
