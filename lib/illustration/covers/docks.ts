import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { cornerText, repeat } from '../geometry.ts';
import { box, gable, onLeft, onRight } from '../solids.ts';
import { placePlayers } from './players.ts';
import { water } from './water.ts';

const LENGTH = 76;
const SIDE = 30;

export function container(x: number, y: number, z: number, ink: string): string {
  const ribs = repeat(11, (i) => `M${6 + i * 6.4} 4v20`);
  return (
    box(x, y, LENGTH, SIDE, 28, { z, ink }) +
    onLeft(x, y, LENGTH, SIDE, 28, z, `<path class="sk" stroke-width="1.5" d="${ribs}"/>`) +
    onRight(x, y, LENGTH, SIDE, 28, z, `<path class="s${ink}" fill="none" stroke-width="2" d="M4 4h22v20H4zM15 4v20"/>`)
  );
}

function stack(board: Board, x: number, y: number, inks: string[]): void {
  board.shadow(x, y, LENGTH, SIDE, inks.length * 28);
  board.add(x + LENGTH / 2, y + SIDE / 2, inks.map((ink, i) => container(x, y, i * 28, ink)).join(''));
}

/** A gantry crane that extends from the yard over the water. */
export function crane(x: number, y: number, ink: string): string {
  const leg = (dx: number, dy: number) => box(x + dx, y + dy, 9, 9, 150, { ink, top: ink });
  const beam = box(x - 80, y + 17, 290, 14, 14, { z: 150, ink });
  const stays = `<path class="sk" fill="none" stroke-width="3" d="M${cornerText(x - 74, y + 24, 164)}L${cornerText(x + 34, y + 24, 216)} ${cornerText(x + 204, y + 24, 164)}"/>`;
  const cable = `<path class="sk" fill="none" stroke-width="2.5" d="M${cornerText(x + 150, y + 24, 150)}v52"/>`;
  const mast = box(x + 30, y + 20, 8, 8, 52, { z: 164, ink, top: ink });
  const cabin = box(x + 64, y + 14, 26, 20, 20, {
    z: 128,
    ink: 'b',
    left: { ink: 'sk', dash: '6 3', top: 5, paneHeight: 7, padding: 3 },
  });
  return leg(0, 0) + leg(60, 0) + leg(0, 40) + leg(60, 40) + beam + cabin + mast + stays + cable;
}

function trainingHall(x: number, y: number): string {
  const left = { ink: 'sb', dash: '14 8', paneHeight: 16, pitch: 60, top: 12 };
  return (
    gable(x, y, 150, 84, 46, 40, { ink: 'd', top: 'b1', left }) +
    onLeft(
      x,
      y,
      150,
      84,
      46,
      0,
      '<path class="k" d="M56 46V26h34v20z"/><path class="sp" stroke-width="2" d="M73 26v20"/>',
    )
  );
}

/** A container yard: two cranes over the water, the training hall behind, the leaderboard run in front. */
export function drawDocks(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  const quay = 396;
  board.print(
    `<path class="g" d="M14 14h${quay - 36}v120H14zM14 290h${quay - 36}v${board.depth - 304}H14z"/>` +
      water(quay, 0, board.width - quay, board.depth, 22, 9) +
      `<path class="sk" fill="none" stroke-width="6" stroke-dasharray="10 8" d="M${quay} 4V${board.depth - 4}"/>` +
      '<path class="sk" fill="none" stroke-width="2" stroke-dasharray="12 9" d="M20 156H290M20 214H290M20 272H290"/>',
  );
  board.shadow(24, 24, 150, 84, 70);
  board.add(90, 60, trainingHall(24, 24));
  stack(board, 200, 30, ['a', 'b', 'd', 'a']);
  stack(board, 200, 74, ['f', 'a', 'b']);
  stack(board, 26, 162, ['d', 'a', 'f']);
  stack(board, 112, 162, ['b', 'd', 'a']);
  stack(board, 198, 162, ['a', 'f']);
  stack(board, 26, 222, ['a', 'b']);
  stack(board, 112, 222, ['d']);
  stack(board, 198, 222, ['b', 'a']);
  board.add(340, 40, crane(310, 40, 'a'));
  board.add(340, 190, crane(310, 190, 'a'));
  board.add(
    480,
    120,
    box(440, 60, 56, 150, 22, { ink: 'a', top: 'p' }) +
      container(430, 80, 22, 'd') +
      container(430, 124, 22, 'b') +
      container(430, 124, 50, 'f'),
  );
  const track = board.ribbon([
    [36, 470],
    [36, 310],
    [250, 310],
    [250, 440],
    [360, 440],
  ]);
  placePlayers(board, track, [
    [3, { ink: 'b', hat: 'cap', band: '1' }],
    [7, { ink: 'd', hat: 'curls', band: '2' }],
    [10, { ink: 'a', hat: 'bob' }],
    [15, { ink: 'b', hat: 'bowler', band: '3' }],
  ]);
  stack(board, 76, 420, ['d']);
  stack(board, 118, 372, ['b']);
  board.prop('flag', 360, 440, { scale: 1.2, ink: 'a' });
  return { viewBox: '-460 -64 920 694', drawing: board.draw() };
}
