import { Board } from '../board.ts';
import { arcade, bank, clockHouse, houses, market, museum, slab, stepTower, tower, works } from '../buildings.ts';
import { num, project } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import { questionMark } from '../shots/question-mark.ts';
import { outline } from '../lettering/outline.ts';
import { prop } from '../pieces.ts';
import { shape } from '../solids.ts';

function word(text: string, ink: string): (x: number, y: number) => string {
  const { d, width } = outline(text, { size: 25, stretch: 50, weight: 800 });
  return (x, y) => `<g transform="translate(${num(x - width / 2)} ${num(y + 9)})">${shape(ink, d)}</g>`;
}

/** The static board of the film, the ground positions of the track's discs from START to the flag, and the screen position of the clue. */
export function drawPlayingField(): { drawing: string; discs: Point[]; clue: Point } {
  const board = new Board({ columns: 5, rows: 4 });
  board.checker(5, 4);
  board.build(0, 0, stepTower('f'), 126);
  board.build(1, 0, slab('d'), 112);
  board.build(2, 0, tower('a'), 104);
  board.build(3, 0, works('f'), 32);
  board.build(4, 0, houses('b', 'p'), 22);
  board.build(0, 1, clockHouse('a'), 104);
  board.build(1, 1, bank('b'), 62);
  board.build(2, 1, museum('a'), 36);
  board.build(3, 1, arcade('d'), 30);
  board.square(4, 1, 'b', word('FINISH', 'k'));
  board.build(0, 2, houses('d', 'f'), 24);
  board.park(1, 2, { seed: 5, trees: ['cone', 'round'], count: 6 });
  board.build(2, 2, market('a'), 18);
  board.square(
    3,
    2,
    'd',
    (x, y) => `<g transform="translate(${x} ${y}) scale(.76) translate(${-x} ${-y})">${questionMark(x, y)}</g>`,
  );
  board.pond(4, 2);
  board.square(0, 3, 'a', word('START', 'p'));
  board.pond(1, 3);
  board.build(2, 3, market('b'), 16);
  board.park(3, 3, { seed: 8, count: 5 });
  board.build(4, 3, houses('f', 'b'), 16);
  const discs = board.track([
    [0.42, 3],
    [3, 3],
    [3, 2],
    [4.85, 2],
  ]);
  const end = discs.at(-1) ?? [0, 0];
  board.add(...end, prop('flag', ...end, { ink: 'a', scale: 1.25 }), -20);
  const [x, y] = board.corner(3, 2);
  return { drawing: board.draw(), discs, clue: project(x + 33, y + 33) };
}
