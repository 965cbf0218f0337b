import type { Drawing } from '../drawing.ts';
import { boardText } from '../board-text.ts';
import { Board } from '../board.ts';

const SQUARES = ['1', '2', '3', '4', '?'];

/** Five squares, and a player who walked off the last one. */
export function drawLost(): Drawing {
  const board = new Board({ columns: 5, rows: 1, street: 14, margin: 14, thickness: 18 });
  SQUARES.forEach((label, column) => {
    const last = column === SQUARES.length - 1;
    const ground = last ? 'a' : column % 2 ? 'g2' : 'g';
    const look = { stretch: 84, ink: last ? 'p' : 'k' };
    board.square(column, 0, ground, (x, y) => boardText(x, y + 15, label, 44, look));
  });
  board.pawn(board.corner(4, 0)[0] + 104, 47, { scale: 1.35, ink: 'd', hat: 'pith', z: -46, band: '1' });
  return { viewBox: '-90 -60 560 440', drawing: board.draw() };
}
