import type { Drawing } from '../drawing.ts';
import { repeat } from '../geometry.ts';
import { pawnAt } from '../pieces.ts';
import { box, onLeft, shape } from '../solids.ts';
import { NARROW_VIEW_BOX, smallTable } from './small-table.ts';

const WIDTH = 152;
const HEIGHT = 132;

function screen(): string {
  return onLeft(
    14,
    70,
    WIDTH,
    6,
    HEIGHT,
    0,
    shape('k', `M6 6h${WIDTH - 12}v${HEIGHT - 20}H6z`) +
      shape('d', 'M12 12h66v48H12z') +
      shape('b', 'M82 12h58v48H82z') +
      shape('a', 'M12 64h44v48H12z') +
      shape('w', 'M60 64h80v48H60z') +
      pawnAt(44, 86, { scale: 0.55, ink: 'f', hat: 'bob' }),
  );
}

/** A laptop that fills the table; one player is on the screen, two are in front of it. */
export function drawVirtual(): Drawing {
  const board = smallTable();
  const keys = repeat(5, (row) => `M14 ${96 + row * 15}h152`);
  board.print(`<path class="sk" stroke-width="10" stroke-dasharray="11 5" d="${keys}"/>`);
  board.add(0, 0, box(14, 70, WIDTH, 6, HEIGHT, { ink: 'p', top: 'p' }) + screen());
  board.pawn(84, 124, { ink: 'a', hat: 'phones', band: '1' }, 60);
  board.pawn(140, 112, { ink: 'd', hat: 'specs', band: '2' }, 60);
  return { viewBox: NARROW_VIEW_BOX, drawing: board.draw() };
}
