import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { cornerText, num, project } from '../geometry.ts';
import { box, leftFace, onLeft, pyramid, shape } from '../solids.ts';
import { palm } from './furniture.ts';
import { placePlayers } from './players.ts';

type Flat = { x: number; y: number; w: number; h: number; ink: string; art: string };

/** A painted facade, eight units thick, with struts behind it. */
function flat(board: Board, { x, y, w, h, ink, art }: Flat): void {
  const strut = (dx: number) =>
    `<path class="sk" fill="none" stroke-width="5" d="M${cornerText(x + dx, y, h * 0.9)}L${cornerText(x + dx, y - 54)}M${cornerText(x + dx, y, h * 0.45)}L${cornerText(x + dx, y - 30)}"/>`;
  board.shadow(x, y - 30, w, 36, h * 0.6);
  board.add(
    x + w / 2,
    y,
    strut(w) + strut(w * 0.55) + box(x, y, w, 8, h, { ink, top: 'p' }) + onLeft(x, y, w, 8, h, 0, art),
  );
}

const SALOON =
  '<path class="b" d="M10 10h90v24H10z"/><path class="k" d="M18 18h74v8H18zM0 78h110v8H0zM14 46h24v26H14zM72 46h24v26H72z"/><path class="p" d="M18 50h16v18H18zM76 50h16v18H76z"/><path class="k" d="M38 130V94h34v36z"/><path class="b" d="M42 100h12v18H42zM56 100h12v18H56z"/>';
const BROWNSTONE =
  '<path class="p" d="M0 0h96v10H0z"/><path class="k" d="M12 26h18v26H12zM40 26h18v26H40zM68 26h18v26H68zM12 70h18v26H12zM40 70h18v26H40zM68 70h18v26H68zM12 114h18v26H12zM40 114h18v46H40zM68 114h18v26H68z"/><path class="b" d="M44 74h10v18H44zM16 118h10v18H16z"/>';
const CASTLE =
  '<path class="k" d="M38 130V96a18 18 0 0 1 36 0v34z"/><path class="sp" fill="none" stroke-width="2.5" d="M4 30h22M44 44h24M84 30h20M10 70h20M80 74h22M6 104h18M88 108h18"/><path class="k" d="M18 48h8v16h-8zM86 48h8v16h-8z"/>';
const DINER =
  '<path class="a" d="M0 0h120v16H0z"/><path class="b" d="M8 5h104v6H8z"/><path class="p" d="M8 26h64v34H8z"/><path class="sk" fill="none" stroke-width="3" d="M8 26h64v34H8zM40 26v34"/><path class="k" d="M84 86V30h26v56z"/><path class="sa" stroke-width="5" d="M0 68h80M0 77h80"/>';

function spotlight(x: number, y: number): string {
  const [left, base] = project(x, y);
  return (
    `<g transform="translate(${num(left)} ${num(base)}) scale(1.3)"><path class="sk" fill="none" stroke-width="5" stroke-linecap="round" d="M0-66-22 4M0-66 22 4M0-66V10"/>` +
    '<path class="a o" d="M-40-118 14-96 4-66-40-70z"/><path class="k" d="M14-96 30-92 22-66 4-66zM-40-70 4-66l5-15-49-6z"/><ellipse class="b o" cx="-41" cy="-94" rx="13" ry="27"/><ellipse class="p" cx="-43" cy="-97" rx="6" ry="15"/></g>'
  );
}

/** Four facades of a film set, palms, and a lamp as tall as a house. */
export function drawBacklot(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  board.print(
    `<path class="g" d="M16 16h${board.width - 32}v${board.depth - 32}H16z"/><path class="g2" d="M16 190h${board.width - 32}v90H16z"/><path class="sp" fill="none" stroke-width="4" stroke-dasharray="20 16" d="M30 235h${board.width - 60}"/>`,
  );
  flat(board, { x: 30, y: 92, w: 96, h: 172, ink: 'a', art: BROWNSTONE });
  flat(board, { x: 150, y: 92, w: 110, h: 136, ink: 'b', art: SALOON.replaceAll('class="b"', 'class="a"') });
  flat(board, { x: 284, y: 92, w: 112, h: 130, ink: 'd', art: CASTLE });
  board.add(
    340,
    93,
    [0, 1, 2, 3].map((i) => leftFace(284 + i * 31, 92, 18, 8, 18, 130, 'd')).join('') +
      pyramid(318, 74, 40, 34, 60, { z: 130, ink: 'a' }),
  );
  flat(board, { x: 416, y: 92, w: 88, h: 150, ink: 'a', art: BROWNSTONE });
  flat(board, { x: 330, y: 200, w: 120, h: 86, ink: 'b', art: DINER });
  for (const [x, y, h] of [
    [138, 150, 130],
    [480, 190, 116],
    [40, 176, 104],
  ] as const)
    board.add(x, y, palm(x, y, h));
  const track = board.ribbon([
    [40, 486],
    [40, 300],
    [220, 300],
    [220, 420],
    [470, 420],
  ]);
  board.add(214, 236, spotlight(214, 236));
  placePlayers(board, track, [
    [3, { ink: 'b', hat: 'pith', band: '1' }],
    [8, { ink: 'd', hat: 'beret', band: '2' }],
    [12, { ink: 'a', hat: 'bob' }],
    [16, { ink: 'f', hat: 'specs', band: '3' }],
  ]);
  board.add(
    330,
    350,
    box(300, 330, 40, 40, 10, { ink: 'k', top: 'b' }) +
      shape(
        'w',
        `M${cornerText(306, 336, 10)}L${cornerText(334, 336, 10)} ${cornerText(334, 364, 10)} ${cornerText(306, 364, 10)}z`,
      ),
  );
  board.prop('flag', 470, 420, { scale: 1.2, ink: 'a' });
  return { viewBox: '-460 -128 920 758', drawing: board.draw() };
}
