import type { Drawing } from '../drawing.ts';
import { box, gable, onLeft, onRight, pyramid } from '../solids.ts';
import { NARROW_VIEW_BOX, smallTable } from './small-table.ts';

function book(x: number, y: number, w: number, d: number, z: number, ink: string): string {
  return (
    box(x, y, w, d, 12, { z, ink, top: ink, shade: 'p' }) +
    onRight(x, y, w, d, 12, z, `<path class="sk" stroke-width="1.5" d="M0 4h${d}M0 8h${d}"/>`)
  );
}

function schoolhouse(): string {
  const left = { ink: 'sp', dash: '9 9', pitch: 24, paneHeight: 14, top: 12 };
  return (
    gable(20, 14, 90, 56, 44, 30, { ink: 'a', top: 'k', left }) +
    box(56, 34, 18, 18, 44, { z: 44, ink: 'f1', top: 'f1' }) +
    onLeft(56, 34, 18, 18, 44, 44, '<circle class="b" cx="9" cy="12" r="6"/>') +
    pyramid(54, 32, 22, 22, 26, { z: 88, ink: 'b' })
  );
}

/** A schoolhouse, and a scholar on a stack of books. */
export function drawSchool(): Drawing {
  const board = smallTable();
  board.paint(0, 0, 'g2', 2, 2);
  board.add(50, 40, schoolhouse());
  board.add(60, 130, book(44, 108, 60, 44, 0, 'd') + book(48, 112, 52, 40, 12, 'b') + book(46, 110, 54, 42, 24, 'f'));
  board.pawn(72, 132, { scale: 0.95, ink: 'b', hat: 'grad', z: 36, band: '2' }, 60);
  board.pawn(144, 112, { scale: 0.85, ink: 'd', hat: 'curls', band: '1' });
  return { viewBox: NARROW_VIEW_BOX, drawing: board.draw() };
}
