import type { Drawing } from '../drawing.ts';
import { bank, clockHouse, houses, museum, slab, stepTower, tower } from '../buildings.ts';
import { project } from '../geometry.ts';
import { squareBoard } from '../gallery/camera.ts';
import { outlinedText } from '../gallery/outlined-text.ts';
import { addPlayers } from '../gallery/players.ts';
import { pawnAt, propAt } from '../pieces.ts';
import { box, onLeft, shape } from '../solids.ts';
import { remark } from './office-parts.ts';
import { boardPicture } from './picture.ts';

/** A statue on a plinth: a bronze pawn with a crown, which holds a key. */
function statue(x: number, y: number): string {
  const [left, top] = project(x + 50, y + 50, 96);
  return (
    box(x - 24, y - 24, 148, 148, 9, { ink: 'p', top: 'p' }) +
    box(x - 10, y - 10, 120, 120, 9, { z: 9, ink: 'p', top: 'p' }) +
    box(x, y, 100, 100, 78, { z: 18, ink: 'f', top: 'p' }) +
    onLeft(
      x,
      y,
      100,
      100,
      78,
      18,
      `<path class="sk" fill="none" stroke-width="3" d="M16 16h68v42H16z"/>${outlinedText('1852', 50, 47, { size: 27 })}`,
    ) +
    pawnAt(left, top, { ink: 'd', hat: 'crown', band: '3', scale: 1.45 }) +
    propAt('key', left + 26, top - 76, { ink: 'd', scale: 0.62, turn: -58 })
  );
}

/** A camera with a flash, drawn from the front at a point of the screen. */
function camera(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path class="k o" d="M-26-16h10l4-8h18l4 8h16v32h-52z"/>` +
    shape('d', 'M-26-8H10V8h-36z') +
    '<circle class="p" cx="-4" r="12"/><circle class="k" cx="-4" r="8"/>' +
    shape('b', 'M22-26l-2-16 11 9 12-13-3 17 17 4-16 7 6 15-15-9-9 9z') +
    '</g>'
  );
}

/** A crew of five before a statue: one takes a photograph, two argue, one holds the clue card and one has a lens. */
export function drawStatueCrew(): Drawing {
  const board = squareBoard(820, 'g');
  board.print('<path class="s" d="M0 200h820v44H0zM212 0h44v820h-44z"/>');
  board.ribbon([
    [40, 420],
    [330, 420],
    [480, 420],
    [480, 120],
  ]);
  const city: [number, number, number, number, number, ReturnType<typeof tower>][] = [
    [110, 270, 80, 80, 130, slab('d')],
    [100, 380, 84, 84, 54, houses('f', 'b')],
    [120, 90, 76, 76, 210, stepTower('a')],
    [280, 90, 84, 84, 150, tower('f')],
    [280, -20, 80, 80, 190, tower('a')],
    [390, 60, 84, 84, 84, clockHouse('b')],
    [520, 40, 90, 84, 70, museum('d')],
    [400, -40, 80, 80, 150, slab('f')],
    [630, 60, 84, 84, 74, bank('a')],
    [20, 200, 76, 76, 170, tower('b')],
  ];
  for (const [x, y, w, d, h, building] of city) board.buildAt(x, y, w, d, h, building);
  board.shadow(336, 226, 148, 148, 90);
  board.add(400, 280, statue(352, 242));
  addPlayers(
    board,
    [
      [222, 396, 'b', 'phones', '1'],
      [366, 456, 'f', 'bob', '2'],
      [440, 452, 'a', 'curls', '1'],
      [544, 338, 'd', 'bun', '3'],
      [556, 262, 'b', 'specs'],
    ],
    { scale: 1.16, bias: 60 },
  );
  const at = (x: number, y: number, z: number) => project(x, y, z).map(Math.round) as [number, number];
  const [cameraX, cameraY] = at(222, 396, 62);
  const [cardX, cardY] = at(544, 338, 48);
  const [lensX, lensY] = at(556, 262, 60);
  const over =
    camera(cameraX + 26, cameraY) +
    remark(...at(372, 452, 132), '!', 'p', 'a') +
    remark(...at(444, 450, 134), '?', 'k', 'b') +
    `<g class="o">${propAt('card', cardX + 34, cardY, { ink: 'a', scale: 0.66, turn: 10 })}</g>` +
    propAt('lens', lensX + 36, lensY, { ink: 'a', scale: 0.7 });
  return boardPicture(board, { ground: 'g', at: [312, 236], zoom: 1.14, over });
}
