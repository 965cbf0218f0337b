import { Board } from '../board.ts';
import { num, project } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { cylinder } from '../round-solids.ts';
import { zoomTo } from '../gallery/camera.ts';
import { choosePawns } from './shot.ts';
import type { ShotVariant } from './shot.ts';
import { isFlatProp, placeProp } from './place-prop.ts';

const TABLE_HEIGHT = 48;

/** The screen angles of the seats in degrees, by the number of players; 90 is the front. */
const SEATS: number[][] = [
  [],
  [215],
  [205, 325],
  [190, 250, 340],
  [165, 222, 284, 350],
  [155, 205, 255, 305, 15],
  [148, 195, 240, 290, 340, 42],
];

function seat(middle: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 45) * Math.PI) / 180;
  return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
}

/** A page with answers on the table. */
function answerPage(x: number, y: number, turn: number): string {
  const lines = '<path class="sk" fill="none" stroke-width="2" d="M-14-12h28M-14-4h28M-14 4h16"/>';
  return `<g transform="translate(${num(x)} ${num(y)}) scale(1.1 .74) rotate(${turn})"><path class="p" d="M-20-22h40v44h-40z"/>${lines}</g>`;
}

/** Players around a table with a prop on it. No seat is at the front, so that the prop is visible. */
export function drawTable(variant: ShotVariant): string {
  const { shot, isMirrored } = variant;
  const name = shot.prop ?? 'card';
  const board = new Board({ columns: 4, rows: 4, lot: 82, street: 0, margin: 12, thickness: 18 });
  board.checker(4, 4);
  const middle: Point = [176, 176];
  board.add(
    ...middle,
    cylinder(...middle, 20, TABLE_HEIGHT - 9, { ink: 'k', top: 'k' }) +
      cylinder(...middle, 80, 9, { z: TABLE_HEIGHT - 9, ink: 'a', top: 'b1' }),
  );
  const count = Math.max(1, Math.min(shot.pawns ?? 4, 6));
  const looks = choosePawns(variant, count);
  (SEATS[count] ?? []).forEach((degrees, index) => {
    const turned = isMirrored ? 180 - degrees : degrees;
    board.pawn(...seat(middle, 112, turned), { ...looks[index], scale: 1.12 }, 0);
  });
  const [x, y] = project(...middle, TABLE_HEIGHT);
  board.add(...middle, placeProp(name, x, y + (isFlatProp(name) ? 0 : 16), isFlatProp(name) ? 92 : 78), 1);
  board.add(...middle, answerPage(x + (isMirrored ? -58 : 54), y + 30, isMirrored ? 14 : -14), 2);
  return zoomTo(board.draw(), 1.72, project(...middle, 30), [isMirrored ? 330 : 392, 350]);
}
