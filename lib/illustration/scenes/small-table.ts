import { Board } from '../board.ts';

/** The board of the narrow tiles: two lots by two, seen close. */
export function smallTable(): Board {
  return new Board({ columns: 2, rows: 2, street: 20, margin: 14, thickness: 14 });
}

/** The window of the narrow tiles. */
export const NARROW = '-112 -150 224 350';
