import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { num, project, repeat } from '../geometry.ts';
import { pawnAt, type PawnLook } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, onLeft, onTop, shape } from '../solids.ts';
import { placePlayers } from './players.ts';

type Caller = { ground: string; look: PawnLook; sight: string };

const SHELF =
  '<path class="sk" stroke-width="3" d="M62 34h40M62 64h40"/><path class="p" d="M66 18h8v16h-8zM86 48h10v16H86z"/><path class="k" d="M76 14h8v20h-8zM70 52h12v12H70z"/>';
const PICTURE =
  '<path class="k" d="M66 16h34v30H66z"/><path class="p" d="M70 20h26v22H70z"/><path class="d" d="M70 42l10-12 8 8 8-6v10z"/>';
const PLANT =
  '<path class="k" d="M78 84V52M78 62l-14-14M78 58l14-16" /><path class="d" d="M78 52c-8-12-8-24 0-34 8 10 8 22 0 34zM64 48c-8-4-12-12-10-20 8 2 12 10 10 20zM92 42c0-10 4-16 12-18 0 10-4 16-12 18z"/>';
const WINDOW =
  '<path class="w" d="M62 12h40v44H62z"/><path class="sp" fill="none" stroke-width="3" d="M62 12h40v44H62zM82 12v44M62 34h40"/>';

const CALLERS: Caller[] = [
  { ground: 'b', look: { ink: 'a', hat: 'bob' }, sight: SHELF },
  { ground: 'd', look: { ink: 'b', hat: 'phones' }, sight: PICTURE },
  { ground: 'f', look: { ink: 'd', hat: 'bun' }, sight: PLANT },
  { ground: 'a', look: { ink: 'b', hat: 'specs' }, sight: WINDOW },
  { ground: 'd', look: { ink: 'a', hat: 'curls' }, sight: PLANT },
  { ground: 'a', look: { ink: 'f', hat: 'bowler' }, sight: PICTURE },
  { ground: 'd', look: { ink: 'p', hat: 'beret' }, sight: WINDOW },
  { ground: 'b', look: { ink: 'd', hat: 'cap' }, sight: SHELF },
];
const W = 110;
const H = 92;

/** The window of a video call, upright on the desk like a card. */
function callPanel(x: number, y: number, index: number, z: number): string {
  const { ground, look, sight } = CALLERS[index] ?? { ground: 'b', look: {}, sight: '' };
  const clip = `call-${index}`;
  const inner = `<clipPath id="${clip}"><path d="M6 6h${W - 12}v${H - 12}H6z"/></clipPath>`;
  return (
    box(x, y, W, 9, H, { z, ink: 'p', top: 'p' }) +
    onLeft(
      x,
      y,
      W,
      9,
      H,
      z,
      inner +
        shape(ground, `M6 6h${W - 12}v${H - 12}H6z`) +
        `<g clip-path="url(#${clip})">${sight}${pawnAt(38, 138, { scale: 1.05, ...look })}</g>` +
        '<circle class="k" cx="94" cy="76" r="6"/>',
    )
  );
}

function mug(x: number, y: number): string {
  const [left, top] = project(x, y);
  return (
    `<ellipse class="sa" fill="none" stroke-width="7" cx="${num(left + 30)}" cy="${num(top - 22)}" rx="14" ry="15"/>` +
    cylinder(x, y, 25, 46, { ink: 'a', top: 'p' }) +
    `<ellipse class="k" cx="${num(left)}" cy="${num(top - 45)}" rx="24" ry="15"/>`
  );
}

function keyboard(x: number, y: number): string {
  const keys = repeat(4, (row) => `M10 ${14 + row * 17}h178`);
  return (
    box(x, y, 200, 80, 10, { ink: 'f', top: 'f1' }) +
    onTop(
      x,
      y,
      10,
      `<path class="sk" fill="none" stroke-width="12" stroke-dasharray="13 5" d="${keys}"/><path class="sa" stroke-width="12" d="M46 65h86"/>`,
    )
  );
}

/** A desk with eight call windows; each shows one person in a room. */
export function drawCalls(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  board.plot(20, 20, board.width - 40, board.depth - 40, 'g');
  for (let i = 0; i < 4; i++) {
    const x = 30 + i * 120;
    board.add(
      x,
      40,
      callPanel(x, 40, i, 100) +
        box(x + 10, 42, 8, 6, 100, { ink: 'k', top: 'k' }) +
        box(x + W - 18, 42, 8, 6, 100, { ink: 'k', top: 'k' }),
    );
    board.shadow(x, 136, W, 10, 60);
    board.add(x, 130, callPanel(x, 136, i + 4, 0));
  }
  board.add(140, 420, keyboard(46, 394));
  board.add(470, 260, mug(474, 236));
  const track = board.ribbon([
    [40, 350],
    [40, 250],
    [200, 250],
    [200, 330],
    [400, 330],
    [400, 450],
    [490, 450],
  ]);
  board.add(
    340,
    440,
    box(296, 404, 70, 70, 12, { ink: 'd', top: 'b1' }) +
      onTop(296, 404, 12, '<path class="sk" fill="none" stroke-width="3" d="M12 18h46M12 32h46M12 46h28"/>'),
  );
  placePlayers(board, track, [
    [4, { ink: 'b', hat: 'curls', band: '1' }],
    [8, { ink: 'd', hat: 'phones', band: '2' }],
    [13, { ink: 'a', hat: 'specs' }],
    [18, { ink: 'f', hat: 'bob', band: '3' }],
  ]);
  board.prop('key', 120, 310, { scale: 0.9, ink: 'a', turn: 16 });
  board.prop('flag', 490, 450, { scale: 1.2, ink: 'a' });
  return { viewBox: '-460 -177 920 807', drawing: board.draw() };
}
