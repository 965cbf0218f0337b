import type { Drawing } from '../drawing.ts';
import { mysterySquare, startLabel } from '../board-text.ts';
import { Board } from '../board.ts';
import { arcade, bank, gasometer, houses, market, museum, slab, stepTower, tower, works } from '../buildings.ts';
import type { PawnLook } from '../pieces.ts';

/** One district whose track fills the frame. */
export function drawHunts(): Drawing {
  const board = new Board({ columns: 4, rows: 4 });
  board.checker(4, 4);
  board.build(0, 0, tower('a'), 120);
  board.build(1, 0, stepTower('f'), 150);
  board.build(2, 0, bank('b'), 70);
  board.build(3, 0, works('a'), 30);
  board.build(0, 1, slab('b'), 92);
  board.build(1, 1, houses('f', 'p'), 22);
  board.park(2, 1, { seed: 3, trees: ['round', 'cone', 'poplar'] });
  board.build(3, 1, gasometer('f'), 34);
  board.build(0, 2, museum('a'), 36);
  board.build(1, 2, houses('b', 'p'), 18);
  board.square(2, 2, 'd', mysterySquare);
  board.build(3, 2, market('a'), 18);
  board.square(0, 3, 'a', startLabel);
  board.park(1, 3, { seed: 8, count: 5 });
  board.build(2, 3, arcade('f'), 26);
  board.pond(3, 3);

  const track = board.track([
    [0.4, 3],
    [2, 3],
    [2, 2],
    [3.5, 2],
  ]);
  const player = (disc: number, look: PawnLook) => board.pawn(...(track[disc] ?? [0, 0]), { scale: 1.15, ...look });
  player(2, { ink: 'b', hat: 'curls', band: '1' });
  player(5, { ink: 'a', hat: 'cap', band: '2' });
  player(8, { ink: 'f', hat: 'bowler' });
  board.prop('pin', ...board.crossing(3.5, 2), { ink: 'a' });
  return { viewBox: '-345 -150 690 620', drawing: board.draw() };
}
