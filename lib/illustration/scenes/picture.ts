import type { Drawing } from '../drawing.ts';
import { zoomTo } from '../gallery/camera.ts';
import type { Board } from '../board.ts';
import { project } from '../geometry.ts';

const PICTURE_WIDTH = 720;
const PICTURE_HEIGHT = 480;

/** A picture of 3 to 2 that is filled to its edges. */
export function picture(ground: string, drawing: string): Drawing {
  return {
    viewBox: `0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`,
    drawing: `<rect class="${ground}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"/>${drawing}`,
  };
}

/** A picture of a part of a board that is larger than the picture: the ground point `at` is in its center. */
export function boardPicture(
  board: Board,
  { ground, at, zoom, over = '' }: { ground: string; at: readonly [number, number]; zoom: number; over?: string },
): Drawing {
  return picture(ground, zoomTo(board.draw() + over, zoom, project(...at), [PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2]));
}
