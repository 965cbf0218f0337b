import type { Board } from '../board.ts';
import { box, onLeft } from '../solids.ts';

type Wall = {
  x: number;
  y: number;
  w: number;
  h: number;
  d?: number;
  z?: number;
  ink?: string;
  top?: string;
  art?: string;
};

/** The ink of a lit top: four inks have a tint for it, all others use paper. */
function getTopInk(ink: string): string {
  return /^[abdf]$/.test(ink) ? `${ink}1` : 'p';
}

/** Adds a wall, counter or house with its shadow to a board. `art` is markup for the lit side, in units of that side. */
export function buildWall(board: Board, wall: Wall, bias = 0): void {
  const { x, y, w, h, d = 14, z = 0, ink = 'p', top = getTopInk(ink), art = '' } = wall;
  board.shadow(x, y, w, d, Math.min(h, 80));
  board.add(x + w / 2, y + d / 2, box(x, y, w, d, h, { z, ink, top }) + onLeft(x, y, w, d, h, z, art), bias);
}
