import type { Drawing } from '../drawing.ts';
import { Board } from '../board.ts';
import { slab, tower, bank } from '../buildings.ts';
import { num, project } from '../geometry.ts';
import { box, gable, onLeft, onTop, pyramid } from '../solids.ts';
import { longTable } from './furniture.ts';
import { placePlayers } from './players.ts';

/** A school kit: a satchel with a flap and a handle. */
export function kit(x: number, y: number, z: number, ink: string): string {
  return (
    box(x, y, 24, 18, 18, { z, ink }) +
    onLeft(x, y, 24, 18, 18, z, '<path class="p" d="M0 6h24v3H0zM10 4h4v8h-4z"/>') +
    onTop(x, y, z + 18, '<path class="sk" fill="none" stroke-width="2.5" d="M7 9h10"/>')
  );
}

function kits(x: number, y: number, columns: number, layers: number, z: number): string {
  let drawing = '';
  for (let layer = 0; layer < layers; layer++) {
    for (let i = 0; i < columns - layer; i++)
      drawing += kit(x + i * 27 + layer * 13, y, z + layer * 18, 'abdf'[(i + layer * 3) % 4] ?? 'a');
  }
  return drawing;
}

export function bus(x: number, y: number): string {
  const wheel = (dx: number) => {
    const [left, top] = project(x + dx, y + 50, 10);
    return `<ellipse class="k" cx="${num(left)}" cy="${num(top)}" rx="11" ry="13"/><ellipse class="p" cx="${num(left)}" cy="${num(top)}" rx="4.5" ry="5.5"/>`;
  };
  const side =
    '<path class="sk" stroke-width="4" d="M0 38h170M0 46h170"/><path class="k" d="M10 10h22v20H10zM38 10h22v20H38zM66 10h22v20H66zM94 10h22v20H94z"/><path class="p" d="M124 10h18v40h-18z"/>' +
    '<circle class="a" cx="21" cy="22" r="6"/><circle class="f" cx="77" cy="22" r="6"/><circle class="d" cx="49" cy="22" r="6"/>';
  return (
    box(x, y, 170, 50, 58, { z: 10, ink: 'b' }) +
    onLeft(x, y, 170, 50, 58, 10, side) +
    box(x + 170, y + 2, 30, 46, 30, { z: 10, ink: 'b' }) +
    onTop(x, y, 68, '<path class="k" d="M12 18h12v14H12zM140 18h12v14h-12z"/>') +
    wheel(34) +
    wheel(140) +
    wheel(180)
  );
}

function school(x: number, y: number): string {
  const left = { ink: 'sp', dash: '12 10', paneHeight: 18, pitch: 30, top: 12 };
  return (
    gable(x, y, 180, 76, 66, 40, { ink: 'a', top: 'f1', left }) +
    box(x + 74, y + 42, 36, 36, 116, { ink: 'a', top: 'a' }) +
    onLeft(
      x + 74,
      y + 42,
      36,
      36,
      116,
      0,
      '<circle class="p" cx="18" cy="26" r="12"/><path class="sk" fill="none" stroke-width="2.5" d="M18 18v8l6 4"/><path class="k" d="M8 116V84a10 10 0 0 1 20 0v32z"/>',
    ) +
    pyramid(x + 72, y + 40, 40, 40, 34, { z: 116, ink: 'b' })
  );
}

/** Packing tables in long rows, and the bus that takes the kits away. */
export function drawKits(): Drawing {
  const board = new Board({ columns: 5, rows: 5 });
  board.print(
    `<path class="g" d="M20 150h${board.width - 40}v190H20z"/><path class="v" d="M20 20h${board.width - 40}v104H20z"/>`,
  );
  board.build(0, 0, tower('d'), 104);
  board.shadow(128, 24, 180, 76, 80);
  board.add(200, 60, school(128, 24));
  board.build(3, 0, slab('f'), 92);
  board.build(4, 0, bank('d'), 60);
  board.add(150, 170, longTable(34, 160, 250, 34, 'd', 'p') + kits(44, 168, 8, 2, 24));
  board.add(150, 222, longTable(34, 226, 250, 34, 'd', 'p') + kits(44, 234, 8, 2, 24));
  board.add(150, 288, longTable(34, 292, 200, 34, 'd', 'p') + kits(44, 300, 4, 1, 24) + kits(170, 300, 2, 1, 24));
  board.shadow(310, 190, 200, 50, 50);
  board.add(400, 220, bus(306, 200));
  board.add(380, 320, kits(330, 290, 5, 3, 0) + kits(330, 312, 5, 2, 0));
  const track = board.ribbon([
    [40, 480],
    [40, 372],
    [300, 372],
    [300, 430],
    [480, 430],
  ]);
  placePlayers(board, track, [
    [1, { ink: 'b', hat: 'bun', band: '1' }],
    [6, { ink: 'a', hat: 'curls', band: '2' }],
    [10, { ink: 'd', hat: 'grad' }],
    [16, { ink: 'f', hat: 'specs', band: '3' }],
  ]);
  board.prop('flag', 480, 430, { scale: 1.2, ink: 'a' });
  board.park(1, 4, { seed: 8, count: 5 });
  board.pond(2, 4);
  return { viewBox: '-460 -150 920 780', drawing: board.draw() };
}
