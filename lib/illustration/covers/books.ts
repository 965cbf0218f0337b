import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { num, repeat } from '../geometry.ts';
import { box, onLeft, onRight, shape, topFace } from '../solids.ts';
import { placePlayers } from './players.ts';

type Standing = [width: number, height: number, ink: string];
type Lying = [height: number, ink: string, shift: number];

function standingBook(x: number, y: number, [w, h, ink]: Standing): string {
  const label =
    `<path class="sp" stroke-width="3" d="M0 12h${w}M0 ${h - 12}h${w}"/>` +
    shape('b', `M${num(w * 0.3)} ${num(h * 0.3)}h${num(w * 0.4)}v${num(h * 0.25)}h${num(-w * 0.4)}z`);
  return (
    box(x, y, w, 54, h, { ink, top: 'p' }) + onLeft(x, y, w, 54, h, 0, label) + topFace(x + 4, y + 4, w - 8, 50, h, 'p')
  );
}

function lyingBook(x: number, y: number, z: number, [h, ink]: Lying): string {
  const [w, d] = [54, 48];
  const pages = repeat(Math.floor(h / 5), (i) => `M0 ${4 + i * 5}h${d - 2}`);
  const spine =
    `<path class="sp" stroke-width="2.5" d="M8 0v${h}M${w - 8} 0v${h}"/>` +
    (h > 14 ? shape('b', `M16 ${h / 2 - 2}h22v4h-22z`) : '');
  return (
    box(x, y, w, d, h, { z, ink, top: ink, shade: 'p' }) +
    onRight(
      x,
      y,
      w,
      d,
      h,
      z,
      `<path class="sk" stroke-width="1.5" d="${pages}"/>` + shape(ink, `M0 0h${d}v3H0zM0 ${h - 3}h${d}v3H0z`),
    ) +
    onLeft(x, y, w, d, h, z, spine)
  );
}

function shelf(board: Board, column: number, row: number, books: Standing[]): void {
  const [x, y] = board.corner(column, row);
  let left = x;
  let drawing = '';
  for (const book of books) {
    drawing += standingBook(left, y + 6, book);
    left += book[0] + 1;
  }
  board.add(x + 33, y + 33, drawing);
}

function stack(board: Board, column: number, row: number, books: Lying[]): void {
  const [x, y] = board.corner(column, row);
  let z = 0;
  let drawing = '';
  for (const book of books) {
    drawing += lyingBook(x + 4 + book[2], y + 6, z, book);
    z += book[0];
  }
  board.add(x + 33, y + 33, drawing);
}

/** A city of books: tall books at the back, stacks in front, and a large magnifying glass. */
export function drawBooks(): Drawing {
  const board = new Board({ columns: 4, rows: 4, margin: 30 });
  board.checker(4, 4);
  shelf(board, 0, 0, [
    [20, 150, 'a'],
    [16, 170, 'd'],
    [24, 140, 'b'],
  ]);
  shelf(board, 1, 0, [
    [24, 130, 'f'],
    [18, 150, 'a'],
    [18, 120, 'd'],
  ]);
  shelf(board, 2, 0, [
    [18, 110, 'b'],
    [26, 126, 'a'],
  ]);
  shelf(board, 0, 1, [
    [22, 118, 'd'],
    [20, 130, 'b'],
    [16, 110, 'a'],
  ]);
  shelf(board, 3, 0, [
    [30, 92, 'd'],
    [20, 80, 'f'],
  ]);
  shelf(board, 1, 1, [
    [22, 96, 'a'],
    [26, 84, 'f'],
  ]);
  stack(board, 2, 1, [
    [18, 'd', 0],
    [14, 'b', 4],
    [20, 'a', -2],
  ]);
  stack(board, 0, 2, [
    [20, 'a', 0],
    [16, 'f', 5],
    [18, 'd', 1],
    [14, 'b', 4],
  ]);
  stack(board, 3, 1, [
    [18, 'a', 0],
    [16, 'f', 4],
  ]);
  stack(board, 3, 3, [
    [20, 'd', 0],
    [16, 'a', 3],
  ]);
  stack(board, 1, 3, [
    [16, 'f', 0],
    [14, 'd', 4],
  ]);
  const track = board.track([
    [0.4, 3],
    [2, 3],
    [2, 2],
    [3.6, 2],
  ]);
  placePlayers(
    board,
    track,
    [
      [2, { scale: 1.25, ink: 'd', hat: 'bun', band: '1' }],
      [6, { scale: 1.25, ink: 'b', hat: 'grad', band: '2' }],
      [10, { scale: 1.25, ink: 'f', hat: 'specs' }],
    ],
    60,
  );
  const [x, y] = board.corner(2, 3);
  board.prop('lens', x + 40, y + 20, { z: 20, ink: 'a' }, 30);
  return { viewBox: '-420 -210 840 720', drawing: board.draw() };
}
