import type { Drawing } from '../drawing.ts';
import { num, project } from '../geometry.ts';
import { squareBoard } from '../gallery/camera.ts';
import { outlinedText } from '../gallery/outlined-text.ts';
import { addPlayers } from '../gallery/players.ts';
import { pawnAt } from '../pieces.ts';
import { box, onLeft, pyramid } from '../solids.ts';
import { plantTrees } from './park-parts.ts';
import { boardPicture } from './picture.ts';

const SEAT = 26;

function bench(x: number, y: number): string {
  const leg = (legX: number) => box(legX, y + 8, 8, 30, SEAT - 5, { ink: 'k', top: 'k' });
  return (
    leg(x + 10) +
    leg(x + 152) +
    box(x, y, 170, 6, 12, { z: 58, ink: 'a' }) +
    box(x, y, 170, 6, 12, { z: 40, ink: 'a' }) +
    box(x + 12, y - 4, 7, 4, 74, { ink: 'k', top: 'k' }) +
    box(x, y, 170, 44, 5, { z: SEAT - 5, ink: 'a' })
  );
}

const LETTERS = 'ABCDEFGHIJKL';

/** A cipher wheel, drawn from the front: a ring of letters around a smaller ring that is turned by three. */
function cipherWheel(x: number, y: number, radius: number): string {
  const ring = (r: number, shift: number, size: number, ink: string) =>
    [...LETTERS]
      .map((letter, i) => {
        const angle = ((i + shift) / LETTERS.length) * 360;
        return `<g transform="rotate(${angle}) translate(0 ${num(-r)})">${outlinedText(letter, 0, size * 0.36, { size, ink })}</g>`;
      })
      .join('');
  return (
    `<g transform="translate(${num(x)} ${num(y)})"><circle class="k" cx="5" cy="4" r="${radius}"/><circle class="b o" r="${radius}"/>` +
    ring(radius * 0.81, 0, radius * 0.28, 'k') +
    `<circle class="k" cx="2" cy="2" r="${num(radius * 0.62)}"/><circle class="p" r="${num(radius * 0.62)}"/>` +
    ring(radius * 0.45, 3, radius * 0.24, 'a') +
    `<circle class="k" r="${num(radius * 0.13)}"/></g>`
  );
}

/** Steps, a plinth with letters, and an obelisk. */
function monument(x: number, y: number): string {
  const letters = outlinedText('E H Q F K', 66, 50, { size: 34, stretch: 62 });
  return (
    box(x - 22, y - 22, 176, 150, 10, { ink: 'f' }) +
    box(x, y, 132, 106, 78, { z: 10, ink: 'f', top: 'p' }) +
    onLeft(x, y, 132, 106, 78, 10, '<path class="sk" fill="none" stroke-width="3" d="M7 7h118v64H7z"/>' + letters) +
    box(x + 22, y + 18, 88, 70, 14, { z: 88, ink: 'f', top: 'p' }) +
    box(x + 38, y + 28, 56, 50, 76, { z: 102, ink: 'd' }) +
    pyramid(x + 38, y + 28, 56, 50, 36, { z: 178, ink: 'b' })
  );
}

/** Two children on a park bench turn a cipher wheel; a third points at letters on the plinth of a monument. */
export function drawCipherBench(): Drawing {
  const board = squareBoard(760, 'v');
  board.print('<path class="s" d="M0 330h760v110H0zM400 0h120v400H400z"/>');
  board.ribbon([
    [60, 386],
    [250, 386],
  ]);
  plantTrees(
    board,
    [
      [130, 296],
      [66, 290],
      [180, 236],
      [110, 220],
      [262, 190],
      [330, 150],
      [220, 130],
      [380, 60],
      [620, 150],
      [580, 90],
      [262, 482],
      [312, 498],
      [290, 540],
    ],
    3,
  );
  board.shadow(402, 196, 176, 150, 90);
  board.add(430, 250, monument(424, 218));
  board.add(230, 300, bench(190, 296), -30);
  addPlayers(
    board,
    [
      [222, 322, 'b', 'bob', '1'],
      [310, 322, 'f', 'curls', '2', 0.94],
    ],
    { z: SEAT, scale: 1, bias: 0 },
  );
  const [wheelX, wheelY] = project(266, 340, SEAT + 34);
  board.add(320, 360, cipherWheel(wheelX, wheelY, 40));
  const [kidX, kidY] = project(470, 406);
  const [tipX, tipY] = project(440, 324, 34);
  const pencil = `<path class="sk" stroke-width="9" stroke-linecap="round" d="M${num(kidX - 18)} ${num(kidY - 48)}L${num(tipX)} ${num(tipY)}"/><path class="sb" stroke-width="6" d="M${num(kidX - 18)} ${num(kidY - 48)}L${num(tipX)} ${num(tipY)}"/>`;
  board.add(470, 420, pencil + pawnAt(kidX, kidY, { ink: 'a', hat: 'cap', band: '1', scale: 0.98 }));
  return boardPicture(board, { ground: 'v', at: [326, 262], zoom: 1.3 });
}
