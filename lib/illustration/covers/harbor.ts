import type { Drawing } from '../drawing.ts';
import { boat, Board } from '../board.ts';
import { arcade, bank, clockHouse, gasometer, houses, market, slab, stepTower, tower, works } from '../buildings.ts';
import { cylinder, dome } from '../round-solids.ts';
import { box } from '../solids.ts';
import { placePlayers } from './players.ts';
import { water } from './water.ts';

export function lighthouse(x: number, y: number): string {
  return (
    cylinder(x, y, 22, 12, { ink: 'p', top: 'p' }) +
    cylinder(x, y, 14, 96, { z: 12, bands: 3 }) +
    cylinder(x, y, 17, 5, { z: 108, ink: 'p', top: 'p' }) +
    cylinder(x, y, 9, 16, { z: 113, ink: 'b', top: 'b' }) +
    dome(x, y, 11, { z: 129, squash: 0.9 })
  );
}

export function ship(x: number, y: number, ink: string): string {
  return (
    box(x, y, 110, 34, 14, { ink, top: 'p' }) +
    box(x + 14, y + 7, 44, 20, 16, {
      z: 14,
      ink: 'p',
      top: 'p',
      right: { ink: 'sb', pitch: 12 },
      left: { ink: 'sk', dash: '5 4' },
    }) +
    cylinder(x + 36, y + 17, 7, 20, { z: 30, ink, bands: 1 })
  );
}

/** Three columns of old town, a quay and a bay with ships and a lighthouse. */
export function drawHarbor(): Drawing {
  const board = new Board({ columns: 6, rows: 5 });
  const shore = board.margin + 3.5 * board.pitch;
  const bay = board.width - shore;
  board.checker(3, 5);
  board.print(
    water(shore, 0, bay, board.depth, 22, 5) +
      `<rect class="s" x="${shore}" y="${board.depth - 70}" width="${bay - 50}" height="34"/>` +
      `<rect class="s" x="${shore}" y="190" width="120" height="30"/>` +
      `<path class="sk" fill="none" stroke-width="3" stroke-dasharray="3 7" d="M${shore + 4} ${board.depth - 36}H${board.width - 50}M${shore + 4} 220h112"/>`,
  );
  board.build(0, 0, tower('a'), 120);
  board.build(1, 0, slab('d'), 96);
  board.build(2, 0, works('a'), 40);
  board.build(0, 1, stepTower('f'), 128);
  board.build(1, 1, bank('a'), 66);
  board.build(2, 1, houses('b', 'p'), 24);
  board.build(0, 2, clockHouse('a'), 104);
  board.build(1, 2, houses('d', 'f'), 22);
  board.build(2, 2, market('a'), 18);
  board.build(0, 3, arcade('f'), 32);
  board.build(1, 3, gasometer('d'), 28);
  board.build(2, 3, houses('a', 'p'), 20);
  board.park(0, 4, { seed: 3, count: 4 });
  board.build(1, 4, market('d'), 16);
  board.build(2, 4, houses('b', 'f'), 18);
  const track = board.track([
    [0.5, 4],
    [3, 4],
    [3, 1.3],
  ]);
  placePlayers(board, track, [
    [2, { ink: 'b', hat: 'curls', band: '1' }],
    [5, { ink: 'a', hat: 'specs', band: '2' }],
    [8, { ink: 'd', hat: 'bob' }],
    [12, { ink: 'f', hat: 'cap', band: '1' }],
  ]);
  board.prop('flag', ...(track.at(-1) ?? [0, 0]), { scale: 1.2, ink: 'a' }, 80);
  board.add(board.width - 78, board.depth - 53, lighthouse(board.width - 78, board.depth - 53));
  board.add(shore + 90, 60, ship(shore + 90, 60, 'a'), 40);
  board.add(shore + 70, 300, ship(shore + 70, 300, 'd'), 40);
  boat(board, shore + 60, 250, 'b');
  boat(board, shore + 180, 420, 'a');
  boat(board, shore + 200, 210, 'p');
  boat(board, shore + 40, 130, 'a');
  return { viewBox: '-450 -150 980 800', drawing: board.draw() };
}
