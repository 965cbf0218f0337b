import type { Drawing } from '../assemble.ts';
import { jazzStage } from '../worlds/jazz.ts';

/** The vault and its four thieves, without the brass. */
export function drawJazzCover(): Drawing {
  return { viewBox: '190 150 1060 790', drawing: jazzStage({ brass: false }) };
}
