import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { num, project } from '../geometry.ts';
import { tree } from '../pieces.ts';
import { cylinder, dome } from '../round-solids.ts';
import { gable, onLeft, shape } from '../solids.ts';
import { placePlayers } from './players.ts';

const CLEARINGS = new Set(['1,0', '2,0', '1,1', '2,1', '3,3']);

function appleTree(x: number, y: number): string {
  const [left, top] = project(x, y);
  const apples = `M${num(left - 9)} ${num(top - 34)}a3 3 0 1 0 .1 0zm7 8a3 3 0 1 0 .1 0zm-5 9a3 3 0 1 0 .1 0z`;
  return tree(x, y, { scale: 1.35, ink: 'a' }) + shape('b', apples);
}

function barn(x: number, y: number): string {
  const doors =
    shape('p', 'M52 54V14h46v40z') + '<path class="sd" stroke-width="4" fill="none" d="M52 54l46-40M98 54 52 14"/>';
  return (
    gable(x + 8, y + 14, 150, 104, 54, 60, { ink: 'd', top: 'k', ridge: 'y' }) +
    onLeft(x + 8, y + 14, 150, 104, 54, 0, doors) +
    cylinder(x + 184, y + 50, 22, 96, { ink: 'f', bands: 3 }) +
    dome(x + 184, y + 50, 23, { z: 96, ink: 'd', squash: 0.8 })
  );
}

/** Rows of apple trees, a barn, a silo and a pond. */
export function drawOrchard(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  for (let i = 0; i < 5; i++) {
    for (let j = 0; j < 5; j++) {
      const [x, y] = board.paint(i, j, 'v');
      if (CLEARINGS.has(`${i},${j}`)) continue;
      for (const [dx, dy] of [
        [16, 16],
        [50, 16],
        [16, 50],
        [50, 50],
      ] as const) {
        board.add(x + dx, y + dy, appleTree(x + dx, y + dy));
      }
    }
  }
  const [x, y] = board.corner(1, 0);
  board.add(x + 80, y + 80, barn(x, y));
  board.pond(3, 3);
  const track = board.track([
    [0.4, 4],
    [2, 4],
    [2, 2],
    [4, 2],
    [4, 4.6],
  ]);
  placePlayers(
    board,
    track,
    [
      [2, { scale: 1.25, ink: 'b', hat: 'curls', band: '1' }],
      [6, { scale: 1.25, ink: 'f', hat: 'bun', band: '2' }],
      [11, { scale: 1.25, ink: 'd', hat: 'cap' }],
      [16, { scale: 1.25, ink: 'b', hat: 'pith', band: '3' }],
    ],
    60,
  );
  return { viewBox: '-440 -110 880 720', drawing: board.draw() };
}
