import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { clockFace, houses, market, stepTower, tower } from '../buildings.ts';
import { box, gable, onLeft, pyramid, shape } from '../solids.ts';
import type { PawnLook } from '../pieces.ts';

function rails(y: number, width: number): string {
  return (
    shape('v', `M0 ${y - 24}H${width}v48H0z`) +
    `<path class="sk" fill="none" stroke-width="32" stroke-dasharray="5 9" d="M2 ${y}H${width}"/>` +
    `<path class="sp" fill="none" stroke-width="4" d="M0 ${y - 10}H${width}M0 ${y + 10}H${width}"/>`
  );
}

function carriage(x: number, y: number, ink: string): string {
  const pane = { dash: '11 5', paneHeight: 11, top: 8, pitch: 40 };
  return (
    box(x, y, 104, 32, 34, { z: 4, ink, left: { ...pane, ink: 'sp' }, right: { ...pane, ink: 'sb', dash: '8 5' } }) +
    onLeft(x, y, 104, 32, 34, 4, '<path class="sk" stroke-width="3" d="M0 27h104"/>')
  );
}

function hall(): string {
  const left = { ink: 'sb', dash: '16 10', paneHeight: 24, pitch: 60, top: 16 };
  return (
    gable(110, 40, 230, 90, 56, 46, { ink: 'a', top: 'f', left }) +
    box(200, 88, 44, 44, 124, { ink: 'a', top: 'a' }) +
    onLeft(200, 88, 44, 44, 124, 0, clockFace(22, 26, 16)) +
    pyramid(197, 85, 50, 50, 40, { z: 124, ink: 'b' })
  );
}

const PLATFORM: [number, PawnLook][] = [
  [110, { ink: 'b', hat: 'bowler', band: '1' }],
  [170, { ink: 'd', hat: 'bob', band: '2' }],
  [228, { ink: 'a', hat: 'cap' }],
  [300, { ink: 'f', hat: 'beret', band: '3' }],
  [370, { ink: 'b', hat: 'specs', band: '1' }],
];

/** A terminus: a hall, two trains, and players on the platform between them. */
export function drawStation(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  const platform = board.width - 40;
  board.print(
    rails(232, board.width) +
      rails(372, board.width) +
      shape('f', `M60 268H${platform}v66H60z`) +
      `<path class="sb" fill="none" stroke-width="4" stroke-dasharray="10 6" d="M60 274H${platform}M60 328H${platform}"/>`,
  );
  for (const x of [60, 170, 280]) board.add(x + 40, 216, carriage(x, 216, 'a'));
  for (const x of [250, 360]) board.add(x + 40, 356, carriage(x, 356, 'd'));
  board.build(0, 0, tower('f'), 96);
  board.add(150, 70, hall());
  board.build(4, 0, stepTower('d'), 110);
  board.build(4, 1, houses('f', 'b'), 22);
  board.park(0, 4, { seed: 2, trees: ['cone'], count: 5 });
  board.build(1, 4, houses('d', 'f'), 18);
  board.build(2, 4, market('a'), 16);
  board.build(3, 4, houses('b', 'p'), 18);
  board.park(4, 4, { seed: 9, count: 5 });
  PLATFORM.forEach(([x, look], i) => board.pawn(x, 296 + (i % 2) * 12, { scale: 1.12, ...look }, 20));
  return { viewBox: '-440 -150 880 760', drawing: board.draw() };
}
