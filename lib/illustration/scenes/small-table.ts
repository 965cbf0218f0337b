import { Board } from '../board.ts';

/** The board of the narrow tiles: two by two lots. */
export function smallTable(): Board {
  return new Board({ columns: 2, rows: 2, street: 20, margin: 14, thickness: 14 });
}

/** The viewBox of the narrow tiles. */
export const NARROW_VIEW_BOX = '-112 -150 224 350';
