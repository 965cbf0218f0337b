import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { num, project, repeat } from '../geometry.ts';
import { pawn, tree, type PawnLook } from '../pieces.ts';
import { createRandom } from '../random.ts';
import { box, gable, onLeft, onRight, topFace } from '../solids.ts';
import { cylinder } from '../round-solids.ts';
import { LIT_WINDOWS, PAPER_WINDOWS } from '../windows.ts';

const DECK = 46;
const TUBE = 34;

/** A tower with a snow cap that hangs over its edge. */
function snowTower(board: Board, column: number, row: number, h: number, ink: string): void {
  const [x, y] = board.corner(column, row);
  const [w, d] = [70, 70];
  board.shadow(x, y, w, d, h);
  board.add(
    x + w / 2,
    y + d / 2,
    box(x, y, w, d, h, { ink, left: PAPER_WINDOWS, right: LIT_WINDOWS }) +
      box(x - 3, y - 3, w + 6, d + 6, 9, { z: h - 4, ink: 'p', top: 'p', shade: 'w' }) +
      topFace(x + 10, y + 10, w - 20, d - 20, h + 5, 'w') +
      box(x + 22, y + 22, 24, 24, 12, { z: h + 5, ink, top: 'p' }),
  );
}

type Walker = [share: number, look: PawnLook];

/** A glass bridge between two towers, with players in it. */
function skyway(board: Board, x: number, y: number, w: number, d: number, walkers: Walker[]): void {
  const along = w > d ? w : d;
  const posts = repeat(Math.floor(along / 17) + 1, (i) => `M${i * 17} 6V${TUBE}`);
  const glass = `<path class="w" d="M0 6h${along}v${TUBE - 10}H0z"/><path class="sk" fill="none" stroke-width="2" d="${posts}M0 ${TUBE - 4}h${along}"/>`;
  const panes =
    w > d ? onLeft(x, y, w, d, TUBE, DECK, glass) : onRight(x, y, w, d, TUBE, DECK, glass.replaceAll('"w"', '"b"'));
  const people = walkers.map(([share, look]) =>
    pawn(x + w * (w > d ? share : 0.5), y + d * (w > d ? 0.5 : share), { z: DECK + TUBE, scale: 1.1, ...look }),
  );
  board.shadow(x, y, w, d, 20);
  board.add(x + w / 2, y + d / 2, box(x, y, w, d, TUBE, { z: DECK, ink: 'a', top: 'p' }) + panes + people.join(''), 30);
}

function testKitchen(x: number, y: number): string {
  return (
    gable(x, y, 96, 64, 34, 30, {
      ink: 'a',
      top: 'p',
      left: { ...PAPER_WINDOWS, dash: '12 8', paneHeight: 12, pitch: 40, top: 10 },
    }) + box(x + 16, y + 8, 14, 14, 40, { z: 44, ink: 'a', top: 'k' })
  );
}

/** The loaf with the clue in it, on a small board. */
export function loaf(x: number, y: number): string {
  const [left, top] = project(x, y);
  return (
    cylinder(x, y, 46, 8, { ink: 'f', top: 'f1' }) +
    `<g transform="translate(${num(left)} ${num(top - 12)})"><path class="b o" d="M-46 8c-10-34 14-46 46-46s56 12 46 46q-46 18-92 0z"/><path class="k" d="M14-37c26 2 42 16 32 45q-14 6-28 7 10-30-4-52z"/>` +
    '<path class="sk" fill="none" stroke-width="4" stroke-linecap="round" d="M-28-26q6 12 2 24M-8-32q6 14 2 28"/><path class="p o" d="M-12-36l20-30 22 14-18 24z"/><path class="sk" stroke-width="3" fill="none" d="M4-50l12 8M0-42l10 7"/></g>'
  );
}

/** A city in January: the streets are empty and all players are in the skyways. */
export function drawSkyway(): Drawing {
  const board = new Board({ columns: 4, rows: 4, lot: 70, street: 72, margin: 24 });
  for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) board.paint(i, j, 'w');
  const random = createRandom(4);
  snowTower(board, 0, 0, 190, 'd');
  snowTower(board, 1, 0, 150, 'a');
  snowTower(board, 2, 0, 172, 'f');
  snowTower(board, 3, 0, 128, 'd');
  snowTower(board, 0, 1, 150, 'b');
  snowTower(board, 1, 1, 104, 'd');
  snowTower(board, 2, 1, 92, 'a');
  snowTower(board, 0, 2, 112, 'a');
  snowTower(board, 1, 2, 88, 'f');
  snowTower(board, 3, 1, 88, 'b');
  const at = (column: number, row: number) => board.corner(column, row);
  skyway(board, at(1, 1)[0] + 70, at(1, 1)[1] + 22, 72, 26, [[0.5, { ink: 'b', hat: 'bowler', band: '1' }]]);
  skyway(board, at(2, 1)[0] + 70, at(2, 1)[1] + 22, 72, 26, [[0.5, { ink: 'f', hat: 'curls', band: '2' }]]);
  skyway(board, at(0, 2)[0] + 70, at(0, 2)[1] + 22, 72, 26, [[0.5, { ink: 'd', hat: 'bob' }]]);
  skyway(board, at(1, 1)[0] + 22, at(1, 1)[1] + 70, 26, 72, [[0.5, { ink: 'a', hat: 'beret', band: '3' }]]);
  skyway(board, at(0, 0)[0] + 70, at(0, 0)[1] + 22, 72, 26, []);
  skyway(board, at(2, 0)[0] + 70, at(2, 0)[1] + 22, 72, 26, []);
  board.add(at(2, 2)[0] + 46, at(2, 2)[1] + 40, testKitchen(at(2, 2)[0], at(2, 2)[1] - 4));
  const pine = (x: number, y: number) => {
    const [left, top] = project(x, y);
    const size = 0.9 + random() * 0.5;
    board.add(
      x,
      y,
      tree(x, y, { kind: 'cone', scale: size }) +
        `<path class="p" d="M${num(left)} ${num(top - 46 * size)}l${num(-5 * size)} ${num(17 * size)} 5-4 4 4z"/>`,
    );
  };
  for (const column of [0, 2, 3]) {
    const [x, y] = at(column, 3);
    for (const [dx, dy] of [
      [12, 16],
      [40, 10],
      [60, 40],
      [22, 48],
    ] as const)
      pine(x + dx, y + dy);
  }
  const [plazaX, plazaY] = at(1, 3);
  board.add(plazaX + 35, plazaY + 35, loaf(plazaX + 36, plazaY + 36), 20);
  const [endX, endY] = at(3, 2);
  board.print(
    `<path class="v" d="M${endX} ${endY}h70v70h-70z"/><circle class="p" cx="${endX + 35}" cy="${endY + 35}" r="24"/>`,
  );
  board.prop('flag', endX + 35, endY + 35, { scale: 1.2, ink: 'a' });
  const flakes = repeat(26, () => `M${Math.round(-430 + random() * 860)} ${Math.round(-190 + random() * 240)}h.01`);
  return {
    viewBox: '-480 -214 960 864',
    drawing: `<path class="sp" fill="none" stroke-width="7" stroke-linecap="round" d="${flakes}"/>` + board.draw(),
  };
}
