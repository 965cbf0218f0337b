import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { project } from '../geometry.ts';
import { propAt, type PawnLook } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, onLeft, onRight, shape } from '../solids.ts';
import {
  cabinet,
  cooler,
  desk,
  DESK_HEIGHT,
  heldMemo,
  keyboard,
  lamp,
  memo,
  monitor,
  plant,
  printer,
  remark,
} from './office-parts.ts';

const SIDE = 440;
const WALL = 128;
const LOW_WALL = 20;

const SCREENS = [
  shape('w', 'M3 3h40v26H3z') + '<path class="sa" fill="none" stroke-width="4" d="M8 23l9-10 8 6 12-12"/>',
  shape('d1', 'M3 3h40v26H3z') + shape('k', 'M8 8h18v4H8zM8 15h28v4H8zM8 22h12v4H8z'),
  shape('b', 'M3 3h40v26H3z') +
    '<circle class="a" cx="15" cy="16" r="8"/><path class="sk" stroke-width="3" d="M27 10h12M27 16h12M27 22h8"/>',
];

/** The lit wall: three windows with the city outside, and the screen of the meeting room. */
function windowWall(): string {
  const pane = (x: number) =>
    shape('p', `M${x} 26h58v66h-58z`) +
    shape('w', `M${x + 5} 31h48v56h-48z`) +
    shape('d', `M${x + 5} 87V62h12v-14h13v22h10V56h13v31z`) +
    `<path class="sp" stroke-width="3" d="M${x + 29} 28v62"/>`;
  return (
    pane(30) +
    pane(108) +
    pane(186) +
    shape('k', 'M296 24h116v70H296z') +
    shape('b', 'M302 30h104v58H302z') +
    '<path class="sa" fill="none" stroke-width="7" stroke-linejoin="round" d="M314 76V58h26V42h28v22h26"/><path class="sp" fill="none" stroke-width="4" stroke-linecap="round" stroke-dasharray=".1 9" d="M314 76V58h26V42h28v22h26"/>'
  );
}

/** The wall in the shade: shelves of files, a notice board with memos, and a door. */
const FILE_WALL =
  shape('d', 'M250 42h132v8H250zM250 84h132v8H250z') +
  shape('b', 'M256 20h14v22h-14zM302 16h12v26h-12zM340 62h20v22h-20z') +
  shape('a', 'M272 16h12v26h-12zM318 20h14v22h-14zM262 58h12v26h-12z') +
  shape('p', 'M286 20h14v22h-14zM276 62h26v22h-26zM336 24h34v18h-34z') +
  shape('f', 'M120 22h96v68h-96z') +
  shape('p', 'M130 32h22v28h-22zM160 44h20v26h-20zM188 30h20v24h-20z') +
  shape('a', 'M134 68h18v14h-18zM190 64h14v14h-14z') +
  shape('b', 'M26 34h60v94H26z') +
  shape('a', 'M32 40h48v88H32z') +
  '<circle class="p" cx="42" cy="88" r="4"/>';

function meetingRoom(board: Board): void {
  board.plot(292, 8, 134, 140, 'f1');
  board.add(292, 60, box(286, 8, 6, 92, LOW_WALL, { ink: 'w', top: 'p' }), -40);
  board.add(360, 150, box(286, 148, 144, 6, LOW_WALL, { ink: 'w', top: 'p' }), 0);
  board.add(
    360,
    84,
    cylinder(360, 84, 14, 24, { ink: 'k', top: 'k' }) +
      cylinder(360, 84, 36, 6, { z: 24, ink: 'a', top: 'a1' }) +
      memo(364, 88, 30, 20),
    0,
  );
}

function walls(): string {
  return (
    box(0, 0, 8, SIDE, WALL, { ink: 'f', top: 'p' }) +
    box(0, 0, SIDE, 8, WALL, { ink: 'f', top: 'p' }) +
    onLeft(8, 0, SIDE, 8, WALL, 0, windowWall()) +
    onRight(0, 0, 8, SIDE, WALL, 0, FILE_WALL)
  );
}

/** A desk with a screen and its shadow. */
function workplace(board: Board, x: number, y: number, screen: number, ink: string): void {
  board.shadow(x, y, 84, 44, 20);
  board.add(
    x + 42,
    y + 22,
    desk(x, y, 84, 44, ink) + monitor(x + 18, y + 8, SCREENS[screen] ?? '') + keyboard(x + 24, y + 26),
  );
}

/** An office floor, cut open: the track runs between the desks, and players look for a memo. */
export function drawOffice(): Drawing {
  const board = new Board({ columns: 1, rows: 1, lot: SIDE - 24, street: 0, margin: 12, thickness: 18 });
  board.plot(12, 12, 262, SIDE - 24, 'g');
  board.plot(292, 176, 136, SIDE - 188, 'g2');
  board.add(-9000, 0, walls());
  meetingRoom(board);

  const track = board.ribbon([
    [52, 404],
    [52, 212],
    [270, 212],
    [270, 262],
    [364, 262],
  ]);
  workplace(board, 76, 32, 0, 'b');
  workplace(board, 176, 32, 1, 'b');
  workplace(board, 76, 122, 2, 'd');
  workplace(board, 104, 262, 1, 'b');
  workplace(board, 104, 350, 0, 'd');
  board.add(34, 40, plant(36, 40, 1.1));
  board.add(418, 200, plant(414, 196, 1.1));
  board.add(210, 150, printer(194, 116));
  board.add(258, 120, cooler(248, 100));
  board.add(364, 194, cabinet(342, 158));
  board.shadow(300, 304, 112, 48, 20);
  board.add(356, 328, desk(300, 304, 112, 48, 'b') + memo(374, 330, DESK_HEIGHT, 14));
  board.add(356, 329, lamp(322, 328));
  board.add(390, 390, memo(394, 386, 0, 30));
  board.prop('flag', 404, 262, { ink: 'a' });

  const player = (x: number, y: number, look: PawnLook) => board.pawn(x, y, { scale: 0.95, ...look });
  player(...(track[0] ?? [0, 0]), { ink: 'd', hat: 'phones', band: '1' });
  player(56, 192, { ink: 'b', hat: 'curls', band: '1' });
  player(126, 186, { ink: 'a', hat: 'bob', band: '2' });
  player(150, 100, { ink: 'f', hat: 'specs' });
  player(392, 66, { ink: 'b', hat: 'bun', band: '3' });
  player(326, 124, { ink: 'd', hat: 'cap', band: '1' });
  player(308, 391, { ink: 'a', hat: 'bowler', band: '1', scale: 1.1 });
  const [lensX, lensY] = project(308, 391, 62);
  board.add(308, 392, propAt('lens', lensX - 32, lensY, { ink: 'd', scale: 0.72, turn: 70 }), 40);
  const [memoX, memoY] = project(91, 189, 62);
  board.add(110, 212, heldMemo(memoX, memoY, -8), 40);
  board.add(110, 213, remark(...project(56, 192, 118), '!') + remark(...project(126, 186, 118), '?', 'k'), 50);
  return { viewBox: '-385 -145 770 660', drawing: board.draw() };
}
