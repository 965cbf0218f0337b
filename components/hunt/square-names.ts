import type { Square } from '#lib/hunt/squares';

/** The names of the squares, as printed on the board. */
export const SQUARE_NAMES: Record<Square, string> = {
  start: 'Start',
  words: 'Words',
  pictures: 'Pictures',
  map: 'Map',
  finish: 'Podium',
};
