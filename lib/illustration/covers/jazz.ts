import type { Drawing } from '../drawing.ts';
import { jazzStage } from '../worlds/jazz.ts';

/** The vault and the four thieves, without the trumpets. */
export function drawJazzCover(): Drawing {
  return { viewBox: '190 150 1060 790', drawing: jazzStage({ hasTrumpets: false }) };
}
