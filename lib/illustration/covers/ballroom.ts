import type { Hat, PawnInk } from '#lib/pawns/look';
import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { project, repeat } from '../geometry.ts';
import { pawn } from '../pieces.ts';
import { cylinder } from '../round-solids.ts';
import { box, onLeft, onRight } from '../solids.ts';
import { gate, spire } from '../worlds/jidara-parts.ts';
import { lights, roundTable, walls } from './furniture.ts';

const WALL = 200;

/** A flight case with iron corners. */
export function flightCase(x: number, y: number, z: number, ink: string): string {
  const corners =
    '<path class="p" d="M0 0h9v9H0zM45 0h9v9h-9zM0 25h9v9H0zM45 25h9v9h-9z"/><path class="sp" stroke-width="2.5" d="M0 12h54"/>';
  return (
    box(x, y, 54, 38, 34, { z, ink }) +
    onLeft(x, y, 54, 38, 34, z, corners) +
    onRight(x, y, 54, 38, 34, z, `<path class="s${ink}" stroke-width="2.5" d="M0 12h38"/>`)
  );
}

function curtain(width: number): string {
  const folds = repeat(12, (i) => `M${66 + i * 34} 18v182`);
  const scallops = repeat(12, () => 'q17 30 34 0');
  return (
    `<path class="a" d="M50 18h${width - 100}v182H50z"/><path class="sk" fill="none" stroke-width="2.5" d="${folds}"/>` +
    `<path class="b" d="M50 10h${width - 100}v20H50z"/><path class="b" d="M50 30${scallops}z"/>`
  );
}

const HATS: Hat[] = ['bowler', 'bun', 'specs', 'curls', 'bob', 'cap', 'beret', 'phones'];
const INKS: PawnInk[] = ['a', 'b', 'd', 'f'];

/** A ballroom with twenty small tables, flight cases, and a stage with the gate on it. */
export function drawBallroom(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  const { width, depth } = board;
  board.print(
    repeat(
      10,
      (i) => `<path class="${i % 2 ? 'g' : 'g2'}" d="M${(i * width) / 10} 0h${width / 10}v${depth}h${-width / 10}z"/>`,
    ),
  );
  const panels = repeat(
    5,
    (i) =>
      `<path class="sa" fill="none" stroke-width="3" d="M${24 + i * 102} 30h66v140h-66z"/><circle class="b" cx="${57 + i * 102}" cy="76" r="11"/>`,
  );
  walls(board, WALL, { ink: 'd', drawing: curtain(width) }, panels);
  board.shadow(70, 8, 390, 92, 26);
  board.add(
    -100,
    0,
    box(70, 8, 390, 92, 26, { ink: 'b', top: 'f1' }) +
      onLeft(70, 8, 390, 92, 26, 0, '<path class="sk" stroke-width="8" stroke-dasharray="3 14" d="M8 13h380"/>') +
      spire(150, 46, 15, 64, 'f', 26) +
      spire(196, 34, 12, 46, 'p', 26) +
      cylinder(270, 54, 50, 8, { z: 26, ink: 'd' }) +
      gate(262, 46, 66, 32) +
      spire(394, 44, 14, 60, 'f', 26),
  );
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      const [x, y] = [68 + column * 96, 166 + row * 92];
      const index = row * 5 + column;
      const look = { scale: 0.86, ink: INKS[(index * 3 + row) % 4], hat: HATS[(index * 5) % 8] };
      const table = roundTable(x, y, 27, index % 2 ? 'b' : 'a', 'p', 18);
      const lock = `<g class="cb" transform="translate(${project(x, y, 22)
        .map((value) => Math.round(value))
        .join(' ')}) scale(.3)"><use href="#key"/></g>`;
      board.add(x, y, pawn(x - 32, y - 12, look) + table + lock);
    }
  }
  board.add(20, 320, flightCase(8, 110, 0, 'd') + flightCase(8, 150, 0, 'a') + flightCase(8, 150, 34, 'b'), -130);
  board.add(560, 500, flightCase(462, 106, 0, 'a') + flightCase(462, 106, 34, 'd'), -560);
  const strings = lights(project(0, 0, WALL), project(width, 0, WALL), -6, 14);
  return { viewBox: '-460 -224 920 854', drawing: board.draw() + strings };
}
