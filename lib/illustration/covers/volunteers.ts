import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { project, type Point } from '../geometry.ts';
import { tree, type PawnLook } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, gable } from '../solids.ts';
import { INK_WINDOWS, LIT_WINDOWS, PAPER_WINDOWS } from '../windows.ts';
import { lights, longTable, pole } from './furniture.ts';

/** A tall narrow townhouse with its gable to the street. */
function townHouse(board: Board, x: number, y: number, h: number, ink: string): void {
  const left = ink === 'b' || ink === 'f' ? INK_WINDOWS : PAPER_WINDOWS;
  const windows = { dash: '10 8', paneHeight: 12, pitch: 26, top: 12 };
  board.shadow(x, y, 70, 66, h);
  board.add(
    x + 35,
    y + 33,
    gable(x, y, 70, 66, h, 34, {
      ink,
      top: 'a1',
      ridge: 'y',
      left: { ...left, ...windows },
      right: { ...LIT_WINDOWS, ...windows },
    }) + box(x + 50, y + 14, 10, 10, 30, { z: h + 6, ink: 'f', top: 'k' }),
  );
}

/** Crews of all ages: large and small pawns. */
const PLAYERS: [x: number, y: number, scale: number, look: PawnLook][] = [
  [66, 196, 1.2, { ink: 'b', hat: 'bun', band: '1' }],
  [116, 200, 0.75, { ink: 'a', hat: 'cone' }],
  [200, 190, 1.15, { ink: 'd', hat: 'specs' }],
  [292, 196, 0.75, { ink: 'f', hat: 'curls', band: '2' }],
  [350, 188, 1.15, { ink: 'a', hat: 'bowler', band: '3' }],
  [92, 366, 0.8, { ink: 'd', hat: 'bob', band: '1' }],
  [140, 376, 1.25, { ink: 'a', hat: 'curls', band: '2' }],
  [290, 376, 1.25, { ink: 'b', hat: 'beret' }],
  [338, 370, 0.8, { ink: 'f', hat: 'cap', band: '1' }],
  [470, 366, 1.25, { ink: 'd', hat: 'bob', band: '3' }],
];

/** A long table in the street with lanterns on it, lights above it, and people of all ages around it. */
export function drawVolunteers(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  board.print(
    `<path class="g2" d="M16 130h${board.width - 32}v256H16z"/><path class="v" d="M16 410h${board.width - 32}v100H16z"/>`,
  );
  (['a', 'b', 'd', 'f', 'a', 'd'] as const).forEach((ink, i) =>
    townHouse(board, 26 + i * 80, 26, [132, 164, 118, 150, 112, 140][i] ?? 100, ink),
  );
  board.shadow(70, 250, 380, 48, 28);
  const cups = [0, 1, 2, 3, 4, 5, 6].map((i) =>
    cylinder(110 + i * 52, 264 + (i % 2) * 18, 6, 8, { z: 26, ink: i % 2 ? 'a' : 'd', top: 'p' }),
  );
  board.add(260, 268, longTable(70, 250, 380, 48, 'a', 'b1', 26) + cups.join(''), 0);
  for (const [x, ink] of [
    [132, 'b'],
    [236, 'a'],
    [340, 'b'],
    [432, 'a'],
  ] as const)
    board.prop('lantern', x, 274, { z: 30, scale: 0.9, ink }, -60);
  for (const [x, y, scale, look] of PLAYERS) board.pawn(x, y, { scale, ...look }, y > 300 ? 120 : -80);
  board.ribbon([
    [40, 460],
    [300, 460],
    [490, 460],
  ]);
  for (const [x, y] of [
    [60, 426],
    [120, 422],
    [240, 426],
    [340, 422],
    [410, 428],
  ] as const)
    board.add(x, y, tree(x, y, { scale: 1.1 }));
  const poles: Point[] = [
    [24, 150],
    [265, 158],
    [502, 150],
  ];
  for (const [x, y] of poles) board.add(x, y, pole(x, y, 150), -30);
  const hook = (index: number) => project(...(poles[index] ?? [0, 0]), 150);
  board.add(265, 150, lights(hook(0), hook(1), 34, 9) + lights(hook(1), hook(2), 34, 9), 130);
  board.prop('trophy', 490, 460, { scale: 0.9, ink: 'b' });
  return { viewBox: '-460 -144 920 774', drawing: board.draw() };
}
