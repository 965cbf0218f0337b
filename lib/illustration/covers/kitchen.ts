import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { cornerText, leftMatrix, num, project, repeat } from '../geometry.ts';
import { cylinder } from '../round-solids.ts';
import { box, onLeft, onTop, shape } from '../solids.ts';
import { vault } from '../worlds/jazz-parts.ts';
import { walls } from './furniture.ts';
import { placePlayers } from './players.ts';

const WALL = 230;
const COUNTER = 40;

function pot(x: number, y: number, radius: number, h: number, ink: string): string {
  const [left, top] = project(x, y, COUNTER + h);
  return (
    cylinder(x, y, radius, h, { z: COUNTER, ink, bands: 1, bandInk: 'k' }) +
    `<path class="k" d="M${num(left - 4)} ${num(top - 6)}h8v8h-8z"/>`
  );
}

function counter(x: number, y: number, w: number, ink: string): string {
  const doors = `<path class="sk" fill="none" stroke-width="2.5" d="${repeat(Math.floor(w / 52), (i) => `M${6 + i * 52} 8h42v26H${6 + i * 52}zM${20 + i * 52} 14h14`)}"/>`;
  return box(x, y, w, 46, COUNTER, { ink, top: 'p' }) + onLeft(x, y, w, 46, COUNTER, 0, doors);
}

/** Four rings of flame on a dark top. */
function stove(x: number, y: number): string {
  const flame = (cx: number, cy: number) =>
    `<circle class="sa" fill="none" stroke-width="5" stroke-dasharray="5 3" cx="${cx}" cy="${cy}" r="11"/>`;
  return (
    counter(x, y, 104, 'f') +
    onTop(x, y, COUNTER, `<path class="k" d="M3 3h98v40H3z"/>${flame(26, 23)}${flame(76, 23)}`)
  );
}

/** The pass of the kitchen: plates under heat lamps, and order slips that contain clues. */
function pass(x: number, y: number): string {
  const plates = [26, 76, 126, 176]
    .map((dx, i) => cylinder(x + dx, y + 23, 15, 4, { z: COUNTER, ink: i % 2 ? 'b' : 'a', top: 'f1' }))
    .join('');
  const rail = `<path class="sk" fill="none" stroke-width="4" d="M${cornerText(x + 4, y + 6, 96)}L${cornerText(x + 200, y + 6, 96)}M${cornerText(x + 4, y + 6, 40)}V${num(project(x + 4, y + 6, 96)[1])}M${cornerText(x + 200, y + 6, 40)}V${num(project(x + 200, y + 6, 96)[1])}"/>`;
  const slips = repeat(
    5,
    (i) =>
      `<path class="${i === 2 ? 'b' : 'p'}" d="M${16 + i * 38} 0h24v30l-6-4-6 4-6-4-6 4z"/><path class="sk" stroke-width="2" d="M${20 + i * 38} 9h14M${20 + i * 38} 16h10"/>`,
  );
  return counter(x, y, 206, 'd') + plates + rail + `<g transform="${leftMatrix(x, y + 6, 94)}">${slips}</g>`;
}

/** Hood and shelves on the shaded wall. */
function hood(): string {
  return (
    '<path class="a" d="M250 0h90v60l46 46H204l46-46z"/><path class="b" d="M198 106h194v10H198z"/>' +
    repeat(
      4,
      (i) =>
        `<path class="d" d="M${40 + i * 38} 76a14 14 0 0 0 28 0z"/><path class="sd" stroke-width="4" d="M${54 + i * 38} 76V54"/>`,
    ) +
    '<path class="p" d="M30 48h150v6H30z"/>'
  );
}

/** A restaurant kitchen with the vault of Jazz Heist in place of the cold store. */
export function drawKitchen(): Drawing {
  const board = new Board({ columns: 5, rows: 5, lot: 100, street: 0, margin: 13 });
  for (let i = 0; i < 5; i++) for (let j = 0; j < 5; j++) board.paint(i, j, (i + j) % 2 ? 'g2' : 'f');
  const tiles = `<path class="sd" fill="none" stroke-width="2" d="${repeat(8, (i) => `M0 ${28 * (i + 1)}H${board.width}`)}"/>`;
  const door = `<g transform="translate(330 118) scale(.37)">${vault(0, 0)}</g>`;
  walls(board, WALL, { ink: 'd1', drawing: tiles + door }, hood());
  board.add(
    90,
    30,
    counter(16, 14, 180, 'd') + pot(50, 36, 18, 26, 'a') + pot(104, 36, 14, 18, 'b') + pot(150, 36, 20, 32, 'a'),
    -40,
  );
  board.add(60, 200, stove(16, 196) + pot(42, 218, 16, 30, 'b') + pot(92, 218, 14, 18, 'a'));
  board.add(200, 220, pass(130, 196));
  const track = board.ribbon([
    [44, 480],
    [44, 330],
    [400, 330],
    [400, 130],
  ]);
  board.add(
    250,
    430,
    counter(150, 402, 206, 'f') +
      pot(186, 426, 17, 24, 'd') +
      cylinder(250, 426, 26, 5, { z: COUNTER, ink: 'b', top: 'f1' }) +
      shape('a', `M${cornerText(236, 436, 46)}l20-26 22 26z`) +
      cylinder(320, 426, 14, 20, { z: COUNTER, ink: 'a' }),
  );
  placePlayers(
    board,
    track,
    [
      [2, { ink: 'b', hat: 'bowler', band: '1' }],
      [8, { ink: 'd', hat: 'bun', band: '2' }],
      [13, { ink: 'a', hat: 'curls' }],
      [19, { ink: 'b', hat: 'bob', band: '3' }],
    ],
    50,
  );
  board.pawn(440, 400, { scale: 1.2, ink: 'f', hat: 'bowler', band: '3' });
  return { viewBox: '-460 -254 920 884', drawing: board.draw() };
}
