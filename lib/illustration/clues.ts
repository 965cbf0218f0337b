import { assemble } from './assemble.ts';
import { drawBellClue } from './clues/bell.ts';
import { drawBulbClue } from './clues/bulb.ts';
import { drawPencilClue } from './clues/pencil.ts';
import type { Drawing, Scene } from './drawing.ts';

/** Clues in pictures. Each is named after its first picture, so that the address of its file does not give the word away. */
const CLUES = { bulb: drawBulbClue, pencil: drawPencilClue, bell: drawBellClue } satisfies Record<
  string,
  () => Drawing
>;

export type ClueName = keyof typeof CLUES;

export const CLUE_NAMES = Object.keys(CLUES) as ClueName[];

/** The clue of that name as a scene. */
export function drawClue(name: ClueName): Scene {
  return assemble(name, CLUES[name]());
}
