import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { tower, type Building } from '../buildings.ts';
import { project, repeat } from '../geometry.ts';
import type { PawnLook } from '../pieces.ts';
import { createRandom } from '../random.ts';
import { cylinder } from '../round-solids.ts';
import { box, gable, onLeft, onRight, shape, topFace } from '../solids.ts';
import { candle, cloche, nightWindow, plate } from '../scenes/dinner-parts.ts';
import { LIT_WINDOWS, PAPER_WINDOWS } from '../windows.ts';

const SIDE = 440;
/** The back corner of the room, in the street of the winter city. */
const ROOM = 112;
const WALL = 150;

function snowyHouse(ink: string): Building {
  return (x, y, w, d, h) => gable(x, y, w, d, h, 26, { ink, top: 'p', left: PAPER_WINDOWS, right: LIT_WINDOWS });
}

/** A tower whose roof is under snow. */
function snowyTower(ink: string): Building {
  return (x, y, w, d, h) =>
    tower(ink)(x, y, w, d, h) + box(x - 3, y - 3, w + 6, d + 6, 9, { z: h, ink: 'p', top: 'p', shade: 'h' });
}

/** A page of a calendar with the first day of the year. */
const CALENDAR =
  shape('k', 'M6 6h76v92H6z') +
  shape('p', 'M0 0h76v92H0z') +
  shape('a', 'M0 0h76v24H0z') +
  shape('k', 'M18-6h6v16h-6zM52-6h6v16h-6zM34 34h14v38h10v10H22V72h10V48h-8v-8q8 0 10-6z');

const LENGTH = SIDE - ROOM - 10;

function roomWalls(): string {
  const window = `<g transform="translate(206 40)">${nightWindow(90, 78)}</g>`;
  const door =
    shape('b', 'M44 42h74v108H44z') + shape('a', 'M52 50h58v100H52z') + '<circle class="p" cx="100" cy="102" r="5"/>';
  return (
    topFace(ROOM, ROOM, LENGTH, LENGTH, 0, 'b1') +
    box(ROOM, ROOM, 10, LENGTH, WALL, { ink: 'b', top: 'p' }) +
    box(ROOM, ROOM, LENGTH, 10, WALL, { ink: 'b', top: 'p' }) +
    onLeft(
      ROOM,
      ROOM,
      LENGTH,
      10,
      WALL,
      0,
      `${bunting(LENGTH - 30)}<g transform="translate(96 44) scale(.94)">${CALENDAR}</g>${window}`,
    ) +
    onRight(ROOM, ROOM, 10, LENGTH, WALL, 0, bunting(LENGTH - 30) + door)
  );
}

/** Pennants along the top of a wall. */
function bunting(length: number): string {
  return ['a', 'd', 'f', 'p']
    .map((ink, index) =>
      shape(
        ink,
        repeat(Math.floor((length / 26 - index) / 4) + 1, (i) => `M${12 + (i * 4 + index) * 26} 8h22l-11 20z`),
      ),
    )
    .join('');
}

/** A round table with a candle and dishes. */
function partyTable(x: number, y: number, ink: string, dish: 'cloche' | 'plates'): string {
  const [left, top] = project(x, y, 42);
  return (
    cylinder(x, y, 12, 36, { ink: 'k', top: 'k' }) +
    cylinder(x, y, 44, 7, { z: 36, ink, top: 'p' }) +
    (dish === 'cloche' ? cloche(left + 12, top + 6, 0.8) : plate(left + 24, top + 2) + plate(left + 2, top + 16)) +
    plate(left - 30, top + 2) +
    candle(left - 4, top - 8, 0.9)
  );
}

const GUESTS: [x: number, y: number, look: PawnLook][] = [
  [150, 190, { ink: 'd', hat: 'curls', band: '1' }],
  [266, 226, { ink: 'a', hat: 'cone', band: '2' }],
  [156, 262, { ink: 'f', hat: 'bun' }],
  [322, 176, { ink: 'f', hat: 'specs', band: '1' }],
  [396, 196, { ink: 'a', hat: 'bob', band: '2' }],
  [402, 284, { ink: 'd', hat: 'cone' }],
  [176, 330, { ink: 'd', hat: 'beret', band: '3' }],
  [190, 406, { ink: 'a', hat: 'crown', band: '1' }],
  [290, 392, { ink: 'f', hat: 'bowler', band: '1' }],
];

/** A party in January: a warm room in the middle of a city under snow. */
export function drawParty(): Drawing {
  const board = new Board({ columns: 1, rows: 1, lot: SIDE - 24, street: 0, margin: 12, thickness: 20 });
  board.plot(0, 0, SIDE, SIDE, 'w');
  board.plot(8, 8, SIDE - 16, 92, 'p');
  board.plot(8, 8, 92, SIDE - 16, 'p');
  const city: [number, number, number, number, number, Building][] = [
    [22, 22, 64, 64, 190, snowyTower('d')],
    [106, 26, 58, 58, 196, snowyTower('a')],
    [182, 26, 62, 58, 232, snowyTower('f')],
    [262, 26, 60, 58, 150, snowyHouse('d')],
    [340, 26, 58, 58, 120, snowyTower('a')],
    [22, 106, 62, 58, 224, snowyTower('f')],
    [22, 182, 60, 62, 150, snowyHouse('a')],
    [22, 262, 60, 60, 84, snowyTower('d')],
  ];
  for (const [x, y, w, d, h, building] of city) board.buildAt(x, y, w, d, h, building, -1000);
  board.add(ROOM, ROOM, roomWalls(), -60);
  board.add(212, 216, partyTable(212, 216, 'a', 'cloche'));
  board.add(350, 240, partyTable(350, 240, 'd', 'plates'));
  board.add(232, 352, partyTable(232, 352, 'f', 'plates'));
  for (const [x, y, look] of GUESTS) board.pawn(x, y, { scale: 1.1, ...look }, 0);
  board.pawn(58, 384, { scale: 1.1, ink: 'd', hat: 'bobble', band: '1' });
  const random = createRandom(31);
  const flakes = repeat(70, () => `M${Math.round(-410 + random() * 820)} ${Math.round(-290 + random() * 420)}h.01`);
  const snow = `<path class="sp" fill="none" stroke-width="8" stroke-linecap="round" d="${flakes}"/>`;
  return { viewBox: '-410 -290 820 790', drawing: snow + board.draw() };
}
