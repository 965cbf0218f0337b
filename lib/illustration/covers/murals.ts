import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { market } from '../buildings.ts';
import { tree } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, leftFace, onLeft, topFace } from '../solids.ts';
import { LIT_WINDOWS } from '../windows.ts';
import { placePlayers } from './players.ts';

const D = 58;

type Mural = { x: number; y: number; w: number; h: number; ink: string; art: string };

/** A house with a mural on the whole of its windowless wall. */
function paintedHouse(board: Board, { x, y, w, h, ink, art }: Mural): void {
  board.shadow(x, y, w, D, h);
  board.add(
    x + w / 2,
    y + D / 2,
    box(x, y, w, D, h, { ink, right: LIT_WINDOWS }) +
      topFace(x + 6, y + 6, w - 12, D - 12, h, 'k') +
      onLeft(x, y, w, D, h, 0, art),
  );
}

export const SUNRISE =
  '<path class="b" d="M12 140V96a43 43 0 0 1 86 0v44z"/><path class="f1" d="M30 140V98a25 25 0 0 1 50 0v42z"/>' +
  '<path class="sb" stroke-width="7" d="M55 44V14M22 58 8 32M88 58l14-26"/><path class="d" d="M0 150V116q28-22 55 0t55 0v34z"/>';
export const EYE =
  '<path class="p" d="M8 62q44-52 88 0-44 52-88 0z"/><circle class="d" cx="52" cy="62" r="24"/><circle class="k" cx="52" cy="62" r="12"/>' +
  '<circle class="p" cx="47" cy="56" r="4"/><path class="sb" fill="none" stroke-width="6" d="M10 22q42-30 84 0M10 104q42 30 84 0"/>';
export const FACE =
  '<path class="a" d="M0 0h50v165H0z"/><path class="b" d="M50 30a42 46 0 0 0 0 92v43H22l-6-30z"/><path class="d" d="M50 30a42 46 0 0 1 0 92v43h30l4-34z"/>' +
  '<circle class="k" cx="36" cy="72" r="6"/><circle class="p" cx="66" cy="72" r="6"/><path class="sk" fill="none" stroke-width="4" d="M50 62v24h-8M36 102h30"/><path class="k" d="M4 42q46-52 92 0-46-18-92 0z"/>';
export const LEAVES =
  '<path class="d" d="M52 132C10 108 6 62 20 28c30 18 40 60 32 104z"/><path class="d1" d="M52 132c-2-54 16-84 44-94 8 40-8 78-44 94z"/>' +
  '<path class="sp" fill="none" stroke-width="3" d="M52 132C48 90 38 60 26 42M52 132c4-38 18-62 36-80"/><circle class="b" cx="58" cy="26" r="14"/>';
export const KEY =
  '<circle class="b" cx="30" cy="36" r="20"/><circle class="k" cx="30" cy="36" r="8"/><path class="b" d="M48 30h48v12h-8v12h-10V42h-8v8H60v-8H48z"/>';
export const STRIPES =
  '<path class="b" d="M0 0h24l60 74H24L0 44z"/><path class="a" d="M24 0h26l46 58v16H84z"/><path class="p" d="M50 0h24l22 28v30z"/>';

/** A counter with an awning and a taco over the door. */
export function taqueria(x: number, y: number): string {
  return (
    market('a')(x, y, 118, 58, 34) +
    leftFace(x + 8, y + 56, 100, 2, 20, 0, 'b') +
    onLeft(
      x,
      y,
      118,
      58,
      76,
      0,
      '<path class="k" d="M30 36h58v6H30z"/><path class="b o" d="M30 36a29 29 0 0 1 58 0z"/><path class="d" d="M36 16q6-12 12 0 6-14 12-2 8-12 12 0 8-8 10 6l-4-2q-16-20-40 0z"/>',
    )
  );
}

/** A street of painted walls that ends at a taqueria. */
export function drawMurals(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  board.checker(5, 5);
  paintedHouse(board, { x: 26, y: 26, w: 110, h: 150, ink: 'a', art: SUNRISE });
  paintedHouse(board, { x: 150, y: 26, w: 104, h: 124, ink: 'b', art: EYE });
  paintedHouse(board, { x: 268, y: 26, w: 100, h: 165, ink: 'b', art: FACE });
  paintedHouse(board, { x: 388, y: 26, w: 104, h: 132, ink: 'f', art: LEAVES });
  paintedHouse(board, { x: 26, y: 168, w: 104, h: 74, ink: 'd', art: KEY });
  paintedHouse(board, { x: 152, y: 168, w: 96, h: 74, ink: 'd', art: STRIPES });
  for (const [x, y] of [
    [278, 176],
    [300, 200],
    [330, 180],
  ] as const)
    board.add(x, y, tree(x, y, { scale: 1.2 }));
  board.add(430, 220, taqueria(380, 174));
  const track = board.track([
    [0.4, 3],
    [3, 3],
    [3, 4],
    [4.75, 4],
  ]);
  for (const [x, y, ink] of [
    [60, 372, 'a'],
    [84, 392, 'b'],
    [58, 404, 'd'],
  ] as const) {
    board.add(x, y, cylinder(x, y, 14, 20, { ink: 'p', top: ink, bands: 1, bandInk: ink }));
  }
  board.park(1, 4, { seed: 8, count: 4 });
  board.pond(3, 4);
  placePlayers(board, track, [
    [3, { ink: 'b', hat: 'beret', band: '1' }],
    [6, { ink: 'd', hat: 'curls', band: '2' }],
    [10, { ink: 'a', hat: 'bob' }],
    [14, { ink: 'f', hat: 'specs', band: '3' }],
  ]);
  board.prop('flag', ...(track.at(-1) ?? [0, 0]), { scale: 1.2, ink: 'a' }, 80);
  return { viewBox: '-460 -145 920 775', drawing: board.draw() };
}
