import type { Drawing } from '../drawing.ts';
import { boardText } from '../board-text.ts';
import { Board } from '../board.ts';
import { cornerText, leftMatrix, rightMatrix } from '../geometry.ts';
import { shape } from '../solids.ts';

const TILE = 70;
const WALL = 210;

/** Door, exit sign and clock on the lit back wall. */
function doorWall(width: number): string {
  return (
    `<path class="sp" stroke-width="2" fill="none" d="M0 150H${width}"/>` +
    shape('k', 'M60 60h84v150H60z') +
    shape('b', 'M68 68h68v142H68z') +
    shape('a', 'M68 68l44 16v112l-44 14z') +
    '<circle class="p" cx="104" cy="142" r="5"/>' +
    shape('p', 'M88 22h28v22H88z') +
    boardText(102, 39, 'EXIT', 15) +
    '<circle class="p" cx="33" cy="60" r="22"/>' +
    '<path class="sk" fill="none" stroke-width="3" d="M33 46v14l9 6"/>' +
    '<path class="sk" fill="none" stroke-width="3" d="M33 36v5M33 79v5M9 60h5M52 60h5"/>'
  );
}

/** A portrait and two shelves on the shaded wall. */
const SHELF_WALL =
  shape('a', 'M30 40h70v90H30z') +
  shape('b', 'M36 46h58v78H36z') +
  shape('k', 'M52 110c0-30 26-30 26 0zM58 74a7 7 0 1 1 14 0 7 7 0 0 1-14 0z') +
  shape('d', 'M128 30h70v10h-70zM128 84h70v8h-70z') +
  shape('a', 'M134 54h12v30h-12z') +
  shape('p', 'M148 48h10v36h-10zM178 58h14v26h-14z') +
  shape('b', 'M160 52h14v32h-14z');

/** The room: two walls, a checkered floor, three players and a lantern. */
export function drawEscape(): Drawing {
  const board = new Board({ columns: 3, rows: 3, lot: TILE, street: 0, margin: 8, thickness: 14 });
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) board.paint(i, j, (i + j) % 2 ? 'ck c' : 'f');
  }
  const side = board.width;
  const walls =
    shape('d', `M${cornerText(0, 0, WALL)}L${cornerText(side, 0, WALL)} ${cornerText(side, 0)} ${cornerText(0, 0)}z`) +
    shape('k', `M${cornerText(0, 0, WALL)}L${cornerText(0, side, WALL)} ${cornerText(0, side)} ${cornerText(0, 0)}z`) +
    `<g transform="${leftMatrix(0, 0, WALL)}">${doorWall(side)}</g>` +
    `<g transform="${rightMatrix(0, side, WALL)}">${SHELF_WALL}</g>`;
  board.add(-9000, 0, walls);
  board.prop('lantern', 30, 180, { ink: 'b' }, -28);
  board.pawn(120, 110, { scale: 1.2, ink: 'a', hat: 'bowler', band: '1' });
  board.pawn(180, 120, { scale: 1.2, ink: 'f', hat: 'bob', band: '2' });
  board.pawn(110, 176, { scale: 1.2, ink: 'b', hat: 'specs', band: '3' });
  return { viewBox: '-225 -216 450 470', drawing: board.draw() };
}
