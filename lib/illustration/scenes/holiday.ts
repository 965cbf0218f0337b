import type { Drawing } from '../drawing.ts';
import type { Board } from '../board.ts';
import { num, project, repeat } from '../geometry.ts';
import { box, onLeft, onTop, shape } from '../solids.ts';
import { NARROW_VIEW_BOX, smallTable } from './small-table.ts';

function gift(x: number, y: number, side: number, h: number, ink: string, ribbon: string, z = 0): string {
  const middle = side / 2 - 4;
  return (
    box(x, y, side, side, h, { z, ink }) +
    onLeft(x, y, side, side, h, z, shape(ribbon, `M${middle} 0h8v${h}h-8z`)) +
    onTop(x, y, z + h, shape(ribbon, `M${middle} 0h8v${side}h-8zM0 ${middle}h${side}v8H0z`))
  );
}

/** One tier of the tree, with a gold and a white bauble. */
function tier(index: number): string {
  const [cx, cy] = project(52, 52, 16 + index * 40);
  const radius = 62 - index * 14;
  const top = cy - (66 - index * 6);
  return (
    shape(
      'd',
      `M${num(cx - radius)} ${num(cy)}q${radius} ${num(radius * 0.7)} ${2 * radius} 0L${num(cx)} ${num(top)}z`,
    ) +
    shape(
      'k',
      `M${num(cx + radius * 0.3)} ${num(cy + radius * 0.3)}q${num(radius * 0.4)} ${num(-radius * 0.1)} ${num(radius * 0.7)} ${num(-radius * 0.3)}L${num(cx)} ${num(top)}z`,
    ) +
    `<circle class="b" cx="${num(cx - radius * 0.5)}" cy="${num(cy + radius * 0.1)}" r="4.5"/>` +
    `<circle class="p" cx="${num(cx - radius * 0.1)}" cy="${num(cy + radius * 0.2)}" r="4.5"/>`
  );
}

function star(): string {
  const [x, y] = project(52, 52, 186);
  return shape('b', `M${num(x)} ${num(y - 18)}l5 12 13 1-10 8 4 12-12-7-12 7 4-12-10-8 13-1z`);
}

/** A tree, gifts and two players. The party cover shows the same board below strings of lights. */
export function holidayTable(): Board {
  const board = smallTable();
  board.add(50, 50, repeat(4, tier) + star());
  board.add(150, 30, gift(120, 12, 40, 30, 'f', 'k'));
  board.add(190, 90, gift(128, 66, 34, 46, 'b', 'k'));
  board.add(110, 150, gift(20, 118, 44, 26, 'd', 'p'));
  board.add(112, 150, gift(27, 125, 28, 22, 'b', 'k', 26));
  board.pawn(100, 128, { scale: 1.05, ink: 'f', hat: 'santa', band: '1' });
  board.pawn(148, 140, { scale: 1.05, ink: 'b', hat: 'cone', band: '2' }, 50);
  return board;
}

export function drawHoliday(): Drawing {
  return { viewBox: NARROW_VIEW_BOX, drawing: holidayTable().draw() };
}
