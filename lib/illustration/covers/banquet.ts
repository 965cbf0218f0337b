import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { project, repeat } from '../geometry.ts';
import { pawn, prop, type PawnLook } from '../pieces.ts';
import { lights, roundTable, walls } from './furniture.ts';

const WALL = 170;

function tallWindows(width: number): string {
  return repeat(Math.floor(width / 96), (i) => {
    const x = 34 + i * 96;
    return (
      `<path class="k" d="M${x} 124V56a26 26 0 0 1 52 0v68z"/><circle class="b" cx="${x + 34}" cy="62" r="7"/>` +
      `<path class="sp" fill="none" stroke-width="3" d="M${x} 124V56a26 26 0 0 1 52 0v68zM${x + 26} 30v94M${x} 84h52"/>`
    );
  });
}

type Guest = [dx: number, dy: number, look: PawnLook];

function table(board: Board, x: number, y: number, cloth: string, guests: Guest[]): void {
  const seat = ([dx, dy, look]: Guest) => pawn(x + dx, y + dy, { scale: 0.85, ...look });
  const behind = guests.filter(([dx, dy]) => dx + dy < 0);
  const front = guests.filter(([dx, dy]) => dx + dy >= 0);
  board.shadow(x - 34, y - 34, 68, 68, 30);
  board.add(
    x,
    y,
    behind.map(seat).join('') +
      roundTable(x, y, 44, 'f', cloth) +
      prop('lantern', x, y, { z: 24, scale: 0.8, ink: 'b' }) +
      front.map(seat).join(''),
  );
}

/** A dinner below strings of lights, with a lantern on every table. */
export function drawBanquet(): Drawing {
  const board = new Board({ columns: 4, rows: 4, lot: 78, street: 44, margin: 20 });
  const { width, depth } = board;
  board.print(
    repeat(6, (i) => `<path class="${i % 2 ? 'g' : 'g2'}" d="M0 ${(i * depth) / 6}h${width}v${depth / 6}H0z"/>`),
  );
  walls(
    board,
    WALL,
    { ink: 'd', drawing: tallWindows(width) + `<path class="b" d="M0 138h${width}v6H0z"/>` },
    tallWindows(depth).replaceAll('class="k"', 'class="a"') + `<path class="a" d="M0 138h${depth}v6H0z"/>`,
  );
  const track = board.ribbon([
    [60, depth - 26],
    [60, 250],
    [240, 250],
    [240, depth - 26],
  ]);
  table(board, 130, 90, 'p', [
    [-52, -8, { ink: 'b', hat: 'bun' }],
    [-8, -54, { ink: 'a', hat: 'bowler' }],
    [56, 4, { ink: 'f', hat: 'curls', band: '1' }],
  ]);
  table(board, 300, 90, 'b1', [
    [-54, -4, { ink: 'd', hat: 'crown' }],
    [0, -56, { ink: 'b', hat: 'specs' }],
    [52, 14, { ink: 'a', hat: 'bob', band: '2' }],
  ]);
  table(board, 410, 190, 'p', [
    [-50, -14, { ink: 'a', hat: 'cone' }],
    [4, -56, { ink: 'd', hat: 'curls' }],
    [8, 58, { ink: 'b', hat: 'phones', band: '2' }],
  ]);
  table(board, 150, 350, 'b1', [
    [-44, -30, { ink: 'f', hat: 'bob' }],
    [36, -44, { ink: 'a', hat: 'beret' }],
    [-14, 56, { ink: 'd', hat: 'bowler', band: '1' }],
  ]);
  table(board, 350, 350, 'p', [
    [-50, -16, { ink: 'b', hat: 'bowler' }],
    [26, -50, { ink: 'f', hat: 'specs' }],
    [54, 10, { ink: 'd', hat: 'bun', band: '3' }],
  ]);
  const [x, y] = track[7] ?? [0, 0];
  board.pawn(x, y, { scale: 1.2, ink: 'a', hat: 'curls', band: '1' });
  board.pawn(60, 400, { scale: 1.2, ink: 'b', hat: 'cone', band: '2' });
  const strings =
    lights(project(0, 0, WALL), project(width, depth * 0.2, WALL - 6), 40, 10) +
    lights(project(0, depth, WALL), project(0, 0, WALL), 30, 9, 'sp');
  return { viewBox: '-430 -195 860 777', drawing: board.draw() + strings };
}
