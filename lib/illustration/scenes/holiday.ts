import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { project } from '../geometry.ts';
import { clockFace } from '../buildings.ts';
import { propAt, type PawnLook } from '../pieces.ts';
import { box, onLeft, onRight, onTop, shape } from '../solids.ts';
import { candle, cloche, lanternString, nightWindow, plate } from './dinner-parts.ts';

const SIDE = 300;
const WALL = 190;
const TABLE = 44;

function walls(): string {
  const stripe = `<path class="sp" stroke-width="3" d="M0 150H${SIDE}"/>`;
  const portrait =
    shape('b', 'M46 52h62v78H46z') +
    shape('d', 'M52 58h50v66H52z') +
    shape('k', 'M60 124c0-32 34-32 34 0zM69 84a8 8 0 1 1 16 0 8 8 0 0 1-16 0z');
  return (
    box(0, 0, 8, SIDE, WALL, { ink: 'd', top: 'p' }) +
    box(0, 0, SIDE, 8, WALL, { ink: 'd', top: 'p' }) +
    onLeft(8, 0, SIDE - 8, 8, WALL, 0, stripe + `<g transform="translate(146 34)">${nightWindow(124, 96)}</g>`) +
    onRight(0, 0, 8, SIDE, WALL, 0, `<path class="sd" stroke-width="3" d="M0 150H${SIDE}"/>` + portrait)
  );
}

/** A clock as tall as a guest, which has a clue of its own. */
function grandfatherClock(x: number, y: number): string {
  return (
    box(x, y, 40, 28, 152, { ink: 'b' }) +
    onLeft(
      x,
      y,
      40,
      28,
      152,
      0,
      clockFace(20, 22, 14) +
        shape('k', 'M10 44h20v92H10z') +
        '<path class="sb" stroke-width="2.5" d="M20 46v62"/><circle class="b" cx="20" cy="114" r="6"/>',
    )
  );
}

/** The long table: covered dishes, candles, and one cover lifted from a key. */
function longTable(): string {
  const [x, y, w, d] = [32, 146, 240, 72];
  const at = (alongX: number, alongY: number) => project(alongX, alongY, TABLE);
  const [keyX, keyY] = at(152, 188);
  return (
    box(x, y, w, d, TABLE, { ink: 'p', top: 'p' }) +
    onTop(x, y, TABLE, shape('d1', `M0 26h${w}v20H0z`)) +
    [56, 104, 200, 248].map((place) => plate(...at(place, 160))).join('') +
    candle(...at(80, 182)) +
    cloche(...at(116, 178), 1.05) +
    candle(...at(186, 178), 1.1) +
    cloche(...at(222, 180), 1.05) +
    [64, 232].map((place) => plate(...at(place, 204))).join('') +
    plate(keyX, keyY, 1.9) +
    propAt('key', keyX - 4, keyY - 3, { ink: 'b', scale: 0.5, turn: 12 }) +
    cloche(keyX + 18, keyY - 40, 1.45, 24)
  );
}

/** A dinner under paper lanterns, with a mystery between the courses. */
export function drawHoliday(): Drawing {
  const board = new Board({ columns: 1, rows: 1, lot: SIDE - 24, street: 0, margin: 12 });
  board.plot(8, 8, SIDE - 20, SIDE - 20, 'g');
  board.add(-9000, 0, walls());
  board.shadow(32, 146, 240, 72, 44);
  board.add(20, 30, grandfatherClock(22, 44));
  board.add(152, 182, longTable(), 0);
  const guests: [number, number, PawnLook][] = [
    [52, 132, { ink: 'b', hat: 'specs', band: '1' }],
    [102, 130, { ink: 'f', hat: 'bun' }],
    [178, 124, { ink: 'p', hat: 'bowler', band: '1' }],
    [216, 130, { ink: 'd', hat: 'curls', band: '2' }],
    [264, 136, { ink: 'b', hat: 'bob', band: '3' }],
    [68, 246, { ink: 'd', hat: 'phones', band: '2' }],
    [272, 250, { ink: 'f', hat: 'beret', band: '1' }],
  ];
  for (const [x, y, look] of guests) board.pawn(x, y, { scale: 1.02, ...look }, 0);
  const lanterns =
    lanternString(project(0, 90, WALL), project(90, 0, WALL), 14, ['b', 'f', 'p'], 0.8) +
    lanternString(project(0, 206, WALL), project(206, 0, WALL), 20, ['f', 'b', 'p', 'f', 'b', 'p']);
  return { viewBox: '-265 -205 530 560', drawing: board.draw() + lanterns };
}
