type Point = { x: number; y: number };

/** Shorter movements, in CSS pixels, are taps. */
const MIN_SWIPE_PX = 40;

/** The step of a swipe: 1 for the next picture, -1 for the previous one, 0 for a tap or a vertical movement. */
export function swipeStep(start: Point, end: Point): -1 | 0 | 1 {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  if (Math.abs(dx) < MIN_SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
