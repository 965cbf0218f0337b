import type { Drawing } from '../drawing.ts';
import { boardText, mysterySquare, startLabel } from '../board-text.ts';
import { boat, Board } from '../board.ts';
import {
  arcade,
  bank,
  clockHouse,
  gasometer,
  houses,
  market,
  museum,
  rotunda,
  slab,
  stepTower,
  tower,
  wheel,
  works,
} from '../buildings.ts';
import { groundMatrix, project, roundToFraction, type Point } from '../geometry.ts';
import { pawn, type PawnLook } from '../pieces.ts';
import { distanceAlong, pointAt } from '../polyline.ts';

const EDGE = 'ROMP &amp; RIDDLE &#8212; THE OTHER KIND OF R&amp;R &#8212; YOUR CITY IS THE BOARD';

const SIZE = { columns: 7, rows: 6, margin: 34, thickness: 20 };

const VIEW_BOX = [-665, -262, 1370, 1102] as const;

/** The corners of the track, as crossings of streets. */
const TRACK: Point[] = [
  [0.42, 5],
  [3, 5],
  [3, 3],
  [6, 3],
  [6, 1],
  [4.5, 1],
];

/** The points of the track beside the squares of the game: the three mystery squares, and FINISH. */
const SQUARES: Point[] = [
  [3, 4.5],
  [4.5, 3],
  [6, 2.5],
  [4.5, 1],
];

/** The whole city as a board game: tall buildings at the back, the track in front, a canal on the right. */
export function drawCity(): Drawing {
  const board = new Board(SIZE);
  board.checker(7, 6, 5);
  board.canal(5, [3, 1]);
  boat(board, board.margin + 5 * board.pitch + 30, board.margin + 4.6 * board.pitch);
  boat(board, board.margin + 5 * board.pitch + 24, board.margin + 2 * board.pitch, 'p');

  board.build(0, 0, stepTower('f'), 200);
  board.build(1, 0, slab('d'), 158);
  board.build(2, 0, tower('a'), 120);
  board.build(3, 0, works('f'), 34);
  board.square(4, 0, 'b', (x, y) => boardText(x, y + 5, 'FINISH', 22, { stretch: 50 }));
  board.build(6, 0, tower('d'), 84);

  board.build(0, 1, tower('b'), 146);
  board.build(1, 1, clockHouse('a'), 120);
  board.build(2, 1, bank('f'), 84);
  board.build(3, 1, gasometer('d'), 46);
  board.park(4, 1, { seed: 11, trees: ['round', 'cone', 'poplar'], count: 6 });
  board.build(6, 1, market('d'), 18);

  board.build(0, 2, slab('a', 'f'), 112);
  board.build(1, 2, museum('d'), 40);
  board.build(2, 2, tower('b'), 70);
  board.build(3, 2, houses('f', 'p'), 22);
  board.build(4, 2, wheel('a'), 124, 30);
  board.square(6, 2, 'b', mysterySquare);

  board.build(0, 3, bank('d'), 84);
  board.build(1, 3, houses('f', 'b'), 24);
  board.build(2, 3, rotunda('a'), 22);
  board.park(3, 3, { seed: 5, trees: ['cone'], count: 5 });
  board.square(4, 3, 'd', mysterySquare);
  board.build(6, 3, works('f'), 26);

  board.build(0, 4, tower('f'), 56);
  board.build(1, 4, arcade('b'), 34);
  board.build(2, 4, market('a'), 18);
  board.square(3, 4, 'f', mysterySquare);
  board.build(4, 4, bank('d'), 40);
  board.build(6, 4, bank('b'), 34);

  board.square(0, 5, 'a', startLabel);
  board.pond(1, 5);
  board.park(2, 5, { seed: 4, count: 5 });
  board.build(3, 5, houses('d', 'p'), 18);
  board.build(4, 5, market('b'), 16);
  board.build(6, 5, houses('f', 'b'), 18);

  const track = board.track(TRACK);
  board.print(`<g class="edge">${boardText(...edgePosition(board), EDGE, 15, { stretch: 92, spacing: 1.2 })}</g>`);

  const player = (disc: number, look: PawnLook) => {
    const [x, y] = track[disc] ?? [0, 0];
    board.add(x, y, `<g class="hopin hop${disc}">${pawn(x, y, look)}</g>`, 30);
  };
  player(2, { scale: 1.15, ink: 'b', hat: 'curls', band: '1' });
  player(5, { scale: 1.15, ink: 'd', hat: 'bob', band: '2' });
  player(8, { scale: 1.2, ink: 'a', hat: 'bowler', band: '1' });
  player(11, { scale: 1.15, ink: 'f', hat: 'phones', band: '3' });
  player(17, { scale: 1.15, ink: 'b', hat: 'beret', band: '2' });

  board.prop('flag', ...board.crossing(4.5, 1), { scale: 1.25, ink: 'a' }, 80);
  return { viewBox: VIEW_BOX.join(' '), drawing: board.draw() };
}

/** How many stops of the pawn lead from one square of the game to the next. */
const STOPS_BETWEEN = 3;

/** What a game on the drawing needs to know of it. `stops` are in percent of its width and height. */
export function describeCity() {
  const board = new Board(SIZE);
  const [x, y] = edgePosition(board);
  return { viewBox: VIEW_BOX.join(' '), stops: getStops(board), edge: { transform: groundMatrix(), x, y } };
}

/** The stops of the pawn: START, then `STOPS_BETWEEN` for each square of the game, up to FINISH. */
function getStops(board: Board): Point[] {
  const points = TRACK.map(([column, row]) => board.crossing(column, row));
  const distances = [0, ...SQUARES.map(([column, row]) => distanceAlong(points, board.crossing(column, row)))];
  const stops = distances.flatMap((distance, index) => {
    const next = distances[index + 1];
    if (next === undefined) return [distance];
    return Array.from({ length: STOPS_BETWEEN }, (_, stop) => distance + ((next - distance) * stop) / STOPS_BETWEEN);
  });
  return stops.map((distance) => toPercent(pointAt(points, distance)));
}

/** The middle of the line that is printed along the front edge. */
function edgePosition({ width, depth }: Board): Point {
  return [width / 2, depth - 11];
}

function toPercent([x, y]: Point): Point {
  const [left, top] = project(x, y);
  const [viewX, viewY, width, height] = VIEW_BOX;
  return [roundToFraction(100, ((left - viewX) / width) * 100), roundToFraction(100, ((top - viewY) / height) * 100)];
}
