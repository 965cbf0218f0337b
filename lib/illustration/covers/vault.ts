import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { num, polar, project, repeat, type Point } from '../geometry.ts';
import { pawn, type PawnLook } from '../pieces.ts';
import { scores } from '../gallery/flat.ts';
import { desk, monitor } from '../scenes/office-parts.ts';
import { box, leftFace, onLeft, onRight, rightFace, shape, topFace } from '../solids.ts';

const SIDE = 92;
const GAP = 14;
const WALL = 74;

type Office = { column: number; row: number; ink: string; look: PawnLook };

/** The nine offices, along the two back edges of the board. */
const OFFICES: Office[] = [
  { column: 0, row: 0, ink: 'a', look: { ink: 'b', hat: 'curls', band: '1' } },
  { column: 1, row: 0, ink: 'd', look: { ink: 'a', hat: 'phones' } },
  { column: 2, row: 0, ink: 'b', look: { ink: 'd', hat: 'bun', band: '2' } },
  { column: 3, row: 0, ink: 'f', look: { ink: 'b', hat: 'specs' } },
  { column: 4, row: 0, ink: 'd', look: { ink: 'f', hat: 'bob', band: '1' } },
  { column: 0, row: 1, ink: 'b', look: { ink: 'd', hat: 'cap', band: '3' } },
  { column: 0, row: 2, ink: 'f', look: { ink: 'a', hat: 'bob' } },
  { column: 0, row: 3, ink: 'd', look: { ink: 'b', hat: 'beret', band: '2' } },
  { column: 0, row: 4, ink: 'a', look: { ink: 'f', hat: 'phones', band: '1' } },
];

function corner(column: number, row: number): Point {
  return [24 + column * (SIDE + GAP), 24 + row * (SIDE + GAP)];
}

/** One office: two walls with windows, a desk with a screen, and a player. */
function office({ column, row, ink, look }: Office): string {
  const [x, y] = corner(column, row);
  const panes =
    shape('w', 'M12 12h28v30H12zM50 12h28v30H50z') +
    '<path class="sp" fill="none" stroke-width="3" d="M12 12h28v30H12zM50 12h28v30H50z"/>';
  const screen =
    shape('b', 'M3 3h34v22H3z') + '<circle class="k" cx="20" cy="14" r="8"/><circle class="p" cx="20" cy="14" r="4"/>';
  return (
    leftFace(x, y, SIDE, SIDE, 12, 0, 'd') +
    rightFace(x, y, SIDE, SIDE, 12, 0, 'k') +
    topFace(x, y, SIDE, SIDE, 12, (column + row) % 2 ? 'g' : 'g2') +
    box(x, y, 6, SIDE, WALL, { z: 12, ink, top: 'p' }) +
    box(x, y, SIDE, 6, WALL, { z: 12, ink, top: 'p' }) +
    onLeft(x + 6, y, SIDE, 6, WALL, 12, panes) +
    onRight(x, y, 6, SIDE, WALL, 12, shape('b', 'M16 14h24v26H16zM52 14h24v26H52z')) +
    `<g transform="translate(0 -12)">${desk(x + 16, y + 18, 66, 32, 'f')}${monitor(x + 30, y + 22, screen, { w: 40, h: 28 })}</g>` +
    pawn(x + 42, y + 72, { scale: 0.8, z: 12, ...look })
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

/** A big screen on two feet, with a drawing of w by h units. */
function bigScreen(x: number, y: number, w: number, h: number, drawing: string): string {
  const foot = (footX: number) => box(footX, y - 8, 18, 30, 12, { ink: 'k', top: 'k' });
  return (
    foot(x + 14) +
    foot(x + w - 32) +
    box(x, y, w, 14, h, { z: 12, ink: 'k', top: 'p' }) +
    onLeft(x, y, w, 14, h, 12, drawing)
  );
}

const STANDINGS = [
  [1, 'b'],
  [0.97, 'b'],
  [0.84, 'p'],
  [0.7, 'p'],
  [0.62, 'p'],
] as const;

/** Nine offices at the back. Each sends a key to one vault, which is on a screen beside the live board. */
export function drawVault(): Drawing {
  const board = new Board({ columns: 5, rows: 5, lot: SIDE, street: GAP, margin: 24 });
  board.plot(134, 134, board.width - 158, board.depth - 158, 'g');
  const line = (path: string) =>
    board.print(
      `<path class="sa" fill="none" stroke-width="13" stroke-linejoin="round" stroke-linecap="round" d="${path}"/><path class="sp" fill="none" stroke-width="6" stroke-linecap="round" stroke-dasharray=".1 14" d="${path}"/>`,
    );
  const key = (x: number, y: number) => board.prop('key', x, y, { ink: 'b', scale: 0.5, turn: 14 }, 60);
  for (const row of [1, 2, 3, 4]) {
    const y = corner(0, row)[1] + 46;
    line(`M118 ${y}H216L280 ${318 + row * 14}`);
    if (row % 2 === 0) key(178, y + 14);
  }
  for (const column of [1, 2, 3, 4]) {
    const x = corner(column, 0)[0] + 46;
    line(`M${x} 118V206L${300 + column * 14} 270`);
    if (column > 2) key(x + 10, 186);
  }
  for (const one of OFFICES) board.add(...corner(one.column, one.row), office(one), 60);
  const vault = shape('a', 'M9 9h186v168H9z') + dial(102, 93);
  board.shadow(226, 286, 204, 30, 90);
  board.add(300, 300, bigScreen(226, 286, 204, 186, vault));
  board.shadow(442, 350, 110, 30, 50);
  board.add(
    480,
    364,
    bigScreen(440, 352, 112, 104, scores(112, 104, STANDINGS) + '<circle class="d" cx="99" cy="86" r="7"/>'),
  );
  board.pawn(222, 420, { scale: 1.25, ink: 'd', hat: 'phones', band: '1' }, 40);
  board.pawn(376, 478, { scale: 1.25, ink: 'a', hat: 'bowler', band: '1' }, 40);
  const [keyX, keyY] = project(286, 500);
  board.add(
    300,
    500,
    `<use href="#key" class="cb" transform="translate(${num(keyX)} ${num(keyY)}) rotate(20) scale(.9)"/>`,
    0,
  );
  return { viewBox: '-494 -130 988 810', drawing: board.draw() };
}
