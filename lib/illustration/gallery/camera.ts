import { Board } from '../board.ts';
import { project } from '../geometry.ts';

/** Scales a drawing so that its point `focus` is at the point `place` of the picture. */
export function zoomTo(
  drawing: string,
  zoom: number,
  focus: readonly [number, number],
  place: readonly [number, number],
): string {
  const [x, y] = [place[0] - focus[0] * zoom, place[1] - focus[1] * zoom].map(Math.round);
  return `<g transform="translate(${x} ${y}) scale(${zoom})">${drawing}</g>`;
}

/** A square board with one colored lot inside its margin. */
export function squareBoard(side: number, ink = 'g', look: { margin?: number; thickness?: number } = {}): Board {
  const { margin = 12, thickness = 18 } = look;
  const board = new Board({ columns: 1, rows: 1, lot: side - 2 * margin, street: 0, margin, thickness });
  board.paint(0, 0, ink);
  return board;
}

type BoardView = { zoom: number; at?: [x: number, y: number, z?: number]; place?: readonly [number, number] };

/** Draws a board so that the ground point `at` (by default its center) is at the point `place` of the picture. */
export function zoomToBoard(
  board: Board,
  { zoom, at = [board.width / 2, board.depth / 2, 40], place = [360, 286] }: BoardView,
) {
  return zoomTo(board.draw(), zoom, project(...at), place);
}
