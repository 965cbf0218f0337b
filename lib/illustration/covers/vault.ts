import type { Drawing } from '../drawing.ts';
import { bank, clockHouse, museum, rotunda, slab, stepTower, tower, works, type Building } from '../buildings.ts';
import { Board } from '../board.ts';
import { num, polar, project, repeat, type Point } from '../geometry.ts';
import { box, leftFace, onLeft, onTop, rightFace, topFace } from '../solids.ts';
import type { PawnLook } from '../pieces.ts';

const SIDE = 92;
const GAP = 14;
const CITIES: [column: number, row: number, building: Building, height: number][] = [
  [0, 0, stepTower('a'), 150],
  [1, 0, slab('d'), 118],
  [2, 0, tower('b'), 104],
  [3, 0, clockHouse('a'), 110],
  [4, 0, works('d'), 34],
  [0, 1, tower('f'), 122],
  [0, 2, bank('a'), 66],
  [0, 3, rotunda('d'), 26],
  [0, 4, museum('a'), 34],
];

function corner(column: number, row: number): Point {
  return [24 + column * (SIDE + GAP), 24 + row * (SIDE + GAP)];
}

/** One office: a thick tile with a building on it. */
function cityTile(column: number, row: number, building: Building, h: number): string {
  const [x, y] = corner(column, row);
  return (
    leftFace(x, y, SIDE, SIDE, 14, 0, 'd') +
    rightFace(x, y, SIDE, SIDE, 14, 0, 'k') +
    topFace(x, y, SIDE, SIDE, 14, (column + row) % 2 ? 'g' : 'g2') +
    `<g transform="translate(0 -14)">${building(x + 20, y + 16, 54, 54, h)}</g>`
  );
}

/** The dial on the door, in wall units. */
export function dial(x: number, y: number): string {
  const tick = (i: number) => {
    const angle = (i * Math.PI) / 12;
    return `M${polar(x, y, 44, angle).map(num).join(' ')}L${polar(x, y, i % 2 ? 49 : 52, angle)
      .map(num)
      .join(' ')}`;
  };
  const locks = repeat(9, (i) => {
    const [lockX, lockY] = polar(x, y, 66, (i * 2 * Math.PI) / 9 - Math.PI / 2);
    return `<circle class="${i < 7 ? 'b' : 'p'}" cx="${num(lockX)}" cy="${num(lockY)}" r="7.5"/>`;
  });
  const ring = (radius: number, ink: string) => `<circle class="${ink}" cx="${x}" cy="${y}" r="${radius}"/>`;
  return (
    ring(84, 'k') +
    ring(78, 'a') +
    locks +
    ring(55, 'k') +
    ring(52, 'p') +
    `<path class="sk" stroke-width="2.5" d="${repeat(24, tick)}"/>` +
    ring(36, 'd') +
    ring(28, 'k') +
    `<g class="sb" stroke-width="8" stroke-linecap="round">${[0, 60, 120].map((turn) => `<path transform="rotate(${turn} ${x} ${y})" d="M${x - 42} ${y}h84"/>`).join('')}</g>` +
    ring(13, 'b') +
    ring(6, 'k')
  );
}

const PLAYERS: [x: number, y: number, look: PawnLook][] = [
  [178, 496, { ink: 'b', hat: 'phones', band: '1' }],
  [266, 490, { ink: 'd', hat: 'curls', band: '2' }],
  [470, 400, { ink: 'a', hat: 'bowler' }],
  [500, 300, { ink: 'f', hat: 'specs', band: '3' }],
];

/** Nine cities at the back, one vault in the middle, and nine lines between them. */
export function drawVault(): Drawing {
  const board = new Board({ columns: 5, rows: 5, lot: SIDE, street: GAP, margin: 24 });
  board.plot(134, 134, board.width - 158, board.depth - 158, 'g');
  const line = (path: string) =>
    board.print(
      `<path class="sa" fill="none" stroke-width="13" stroke-linejoin="round" stroke-linecap="round" d="${path}"/><path class="sp" fill="none" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 14" d="${path}"/>`,
    );
  for (const row of [1, 2, 3, 4]) line(`M118 ${corner(0, row)[1] + 46}H200L260 ${300 + row * 14}`);
  for (const column of [1, 2, 3, 4]) line(`M${corner(column, 0)[0] + 46} 118V200L${300 + column * 14} 260`);
  for (const [column, row, building, h] of CITIES)
    board.add(...corner(column, row), cityTile(column, row, building, h), 60);
  const safe =
    box(206, 206, 200, 150, 16, { ink: 'k', top: 'k' }) +
    box(212, 212, 188, 138, 178, { z: 16, ink: 'b' }) +
    onLeft(
      212,
      212,
      188,
      138,
      178,
      16,
      '<path class="sk" fill="none" stroke-width="4" d="M8 8h172v162H8z"/>' + dial(94, 89),
    ) +
    onTop(212, 212, 194, '<path class="sk" fill="none" stroke-width="4" d="M10 10h168v118H10z"/>');
  board.shadow(206, 206, 200, 150, 120);
  board.add(310, 290, safe);
  for (const [x, y, look] of PLAYERS) board.pawn(x, y, { scale: 1.25, ...look }, 40);
  const [keyX, keyY] = project(400, 470);
  board.add(
    400,
    480,
    `<use href="#key" class="ca" transform="translate(${num(keyX)} ${num(keyY)}) rotate(24) scale(1.1)"/>`,
    20,
  );
  return { viewBox: '-494 -178 988 850', drawing: board.draw() };
}
