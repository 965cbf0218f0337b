import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { clockFace, houses, market, slab, tower } from '../buildings.ts';
import { repeat } from '../geometry.ts';
import type { PawnLook } from '../pieces.ts';
import { createRandom } from '../random.ts';
import { box, gable, onLeft, onRight } from '../solids.ts';
import { umbrella } from './furniture.ts';
import { water } from './water.ts';

const ARCH = (x: number) => `M${x} 74V40a18 18 0 0 1 36 0v34z`;

function hall(x: number, y: number): string {
  const arches = `<path class="k" d="${repeat(5, (i) => ARCH(12 + i * 46))}"/><path class="b" d="${repeat(5, (i) => `M${16 + i * 46} 40a14 14 0 0 1 28 0z`)}"/>`;
  const stalls = `<path class="b" d="${repeat(5, (i) => `M${14 + i * 46} 56h32v6H${14 + i * 46}z`)}"/>`;
  return (
    gable(x, y, 250, 116, 74, 58, { ink: 'a', top: 'a1' }) +
    onLeft(x, y, 250, 116, 74, 0, arches + stalls) +
    onRight(x, y, 250, 116, 74, 0, '<path class="b" d="M34 74V44a24 24 0 0 1 48 0v30z"/>') +
    box(x + 100, y + 40, 50, 36, 40, { z: 96, ink: 'b' }) +
    onLeft(x + 100, y + 40, 50, 36, 40, 96, clockFace(25, 20, 14)) +
    gable(x + 97, y + 37, 56, 42, 1, 26, { z: 136, ink: 'd', top: 'd1' })
  );
}

/** A pier on posts, in the rain. */
export function pier(x: number, y: number): string {
  const shed = box(x + 96, y + 8, 46, 36, 26, {
    z: 10,
    ink: 'd',
    left: { ink: 'sp', dash: '8 6', paneHeight: 10, pitch: 30 },
  });
  return (
    box(x, y, 150, 54, 6, { z: 4, ink: 'f', top: 'f1' }) +
    onLeft(x, y, 150, 54, 10, 0, `<path class="sk" stroke-width="6" d="${repeat(6, (i) => `M${8 + i * 26} 6v12`)}"/>`) +
    shed +
    gable(x + 92, y + 4, 54, 44, 2, 24, { z: 36, ink: 'a', top: 'a1' })
  );
}

const PLAYERS: [disc: number, umbrellaInk: string, look: PawnLook][] = [
  [2, 'a', { ink: 'b', band: '1' }],
  [6, 'b', { ink: 'd', band: '2' }],
  [10, 'f', { ink: 'a' }],
  [14, 'd', { ink: 'f', band: '3' }],
];

/** The waterfront in the rain: the empty pier, and players in the market hall. */
export function drawMarketHall(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  const shore = 360;
  board.checker(5, 5);
  board.print(
    water(shore, 0, board.width - shore, 300, 14, 6) +
      `<path class="sk" fill="none" stroke-width="5" stroke-dasharray="9 8" d="M${shore} 4V300H${board.width - 4}"/>`,
  );
  board.build(0, 0, tower('d'), 112);
  board.build(1, 0, slab('f'), 84);
  board.build(2, 0, tower('a'), 66);
  board.shadow(60, 130, 250, 116, 90);
  board.add(180, 180, hall(60, 130));
  board.add(430, 120, pier(shore, 110));
  board.build(0, 4, houses('d', 'f'), 18);
  board.park(1, 4, { seed: 6, count: 4 });
  board.build(2, 4, market('d'), 16);
  board.build(3, 4, market('a'), 16);
  board.pond(4, 4);
  const puddle = (x: number, y: number) =>
    `<ellipse class="w" cx="${x}" cy="${y}" rx="26" ry="15"/><path class="sp" stroke-width="2.5" d="M${x - 12} ${y}h12"/>`;
  board.print(puddle(150, 290) + puddle(420, 400) + puddle(60, 400));
  const track = board.ribbon([
    [40, 334],
    [410, 334],
    [410, 400],
    [490, 400],
  ]);
  for (const [disc, ink, look] of PLAYERS) {
    const [x, y] = track[disc] ?? [0, 0];
    board.pawn(x, y, { scale: 1.2, ...look });
    board.add(x, y, umbrella(x, y, ink), 31);
  }
  board.prop('flag', 490, 400, { scale: 1.2, ink: 'a' });
  const random = createRandom(12);
  const rain = repeat(54, () => `M${Math.round(-430 + random() * 880)} ${Math.round(-170 + random() * 640)}l-7 22`);
  const drawing = board.draw() + `<path class="sp" fill="none" stroke-width="3" stroke-linecap="round" d="${rain}"/>`;
  return { viewBox: '-460 -180 920 810', drawing };
}
