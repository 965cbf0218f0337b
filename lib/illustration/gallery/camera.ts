import { Board } from '../board.ts';
import { project } from '../geometry.ts';

/** Shows a drawing enlarged, with one of its points at a place of the picture. */
export function frame(
  drawing: string,
  zoom: number,
  focus: readonly [number, number],
  place: readonly [number, number],
): string {
  const [x, y] = [place[0] - focus[0] * zoom, place[1] - focus[1] * zoom].map(Math.round);
  return `<g transform="translate(${x} ${y}) scale(${zoom})">${drawing}</g>`;
}

/** A square board with one painted floor inside its margin. */
export function ground(side: number, ink = 'g', look: { margin?: number; thickness?: number } = {}): Board {
  const { margin = 12, thickness = 18 } = look;
  const board = new Board({ columns: 1, rows: 1, lot: side - 2 * margin, street: 0, margin, thickness });
  board.paint(0, 0, ink);
  return board;
}

type Aim = { zoom: number; at?: [x: number, y: number, z?: number]; place?: readonly [number, number] };

/** A board through the camera: `at` is the point looked at, in the middle of the board by default. */
export function shoot(board: Board, { zoom, at = [board.width / 2, board.depth / 2, 40], place = [360, 286] }: Aim) {
  return frame(board.draw(), zoom, project(...at), place);
}
