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

/** Four inks have a tint for lit tops; the others are light enough to have paper there. */
function litTop(ink: string): string {
  return /^[abdf]$/.test(ink) ? `${ink}1` : 'p';
}

/** Stands a wall, counter or house on a board, with its shadow. Its lit side is drawn on, in units of that side. */
export function buildWall(board: Board, wall: Wall, bias = 0): void {
  const { x, y, w, h, d = 14, z = 0, ink = 'p', top = litTop(ink), art = '' } = wall;
  board.shadow(x, y, w, d, Math.min(h, 80));
  board.stand(x + w / 2, y + d / 2, box(x, y, w, d, h, { z, ink, top }) + onLeft(x, y, w, d, h, z, art), bias);
}
