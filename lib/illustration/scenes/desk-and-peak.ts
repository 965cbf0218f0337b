import type { Drawing } from '../drawing.ts';
import { tree } from '../pieces.ts';
import { shape } from '../solids.ts';
import { desk, DESK_HEIGHT, keyboard, memo, monitor } from './office-parts.ts';
import { peak } from './site.ts';
import { NARROW_VIEW_BOX, smallTable } from './small-table.ts';

/** Half of the table is an office with a desk, the other half has a peak and trees: onsite and offsite. */
export function drawDeskAndPeak(): Drawing {
  const board = smallTable();
  board.plot(12, 12, 156, 84, 'v');
  board.plot(12, 98, 156, 70, 'f1');
  board.ribbon([
    [128, 26],
    [128, 140],
  ]);
  board.add(20, 20, peak());
  for (const [x, y, scale] of [
    [96, 66, 1.4],
    [76, 86, 1.1],
    [110, 24, 1.3],
  ] as const)
    board.add(x, y, tree(x, y, { kind: 'cone', scale }));
  const screen =
    shape('b', 'M4 4h50v34H4z') + '<path class="sa" fill="none" stroke-width="5" d="M12 30l11-12 9 7 14-14"/>';
  board.add(
    50,
    120,
    desk(18, 104, 92, 46, 'b') +
      monitor(30, 112, screen, { w: 58, h: 42 }) +
      keyboard(50, 134) +
      memo(92, 128, DESK_HEIGHT, 20),
  );
  board.pawn(128, 68, { ink: 'f', hat: 'cap', band: '1', scale: 0.95 });
  board.pawn(128, 136, { ink: 'a', hat: 'specs', band: '2' }, 60);
  return { viewBox: NARROW_VIEW_BOX, drawing: board.draw() };
}
