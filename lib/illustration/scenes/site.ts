import type { Drawing } from '../drawing.ts';
import { cornerText, num, project } from '../geometry.ts';
import { tree, type TreeKind } from '../pieces.ts';
import { gable, pyramid, shape } from '../solids.ts';
import { NARROW_VIEW_BOX, smallTable } from './small-table.ts';

function campfire(boardX: number, boardY: number): string {
  const [x, y] = project(boardX, boardY);
  return (
    shape('k', `M${num(x - 16)} ${num(y + 4)}l30-9 2 4-30 9zM${num(x - 14)} ${num(y - 5)}l2-4 30 9-2 4z`) +
    shape('a', `M${num(x)} ${num(y)}c-14-2-14-18-5-28 1 6 4 6 5 2 2-6 0-10-2-14 14 8 18 38 2 40z`) +
    shape('b', `M${num(x - 2)} ${num(y)}c-7-2-6-10-1-15 4 4 8 12 1 15z`)
  );
}

function tent(): string {
  return (
    gable(16, 100, 50, 52, 2, 50, { ink: 'a' }) +
    shape('b', `M${cornerText(66, 138, 2)}L${cornerText(66, 126, 46)} ${cornerText(66, 114, 2)}z`)
  );
}

export function peak(): string {
  const [x, y] = project(50, 46, 120);
  return pyramid(10, 8, 80, 76, 120, { ink: 'd' }) + shape('p', `M${num(x)} ${num(y)}l-17 31 7-3 6 7 4-8z`);
}

/** A peak, a tent and a campfire in front of the players. */
export function drawSite(): Drawing {
  const board = smallTable();
  board.paint(0, 0, 'v', 2, 2);
  board.add(20, 20, peak());
  board.add(90, 20, pyramid(84, 8, 60, 60, 84, { ink: 'd1' }));
  board.add(40, 120, tent());
  const pines: [number, number, TreeKind, number][] = [
    [96, 90, 'cone', 1.3],
    [120, 80, 'cone', 1.1],
    [150, 60, 'cone', 1.5],
    [140, 96, 'cone', 1],
  ];
  for (const [x, y, kind, scale] of pines) board.add(x, y, tree(x, y, { kind, scale }));
  board.pawn(158, 116, { ink: 'a', hat: 'cap', band: '2' });
  board.pawn(92, 146, { ink: 'f', hat: 'bun', band: '1' });
  board.add(144, 154, campfire(144, 154), 60);
  return { viewBox: NARROW_VIEW_BOX, drawing: board.draw() };
}
