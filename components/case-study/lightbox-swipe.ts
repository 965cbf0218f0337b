type Point = { x: number; y: number };

/** Shorter movements, in CSS pixels, are taps. */
const SHORTEST_SWIPE = 40;

/** Which way a finger turns the pictures: 1 for the next, -1 for the one before, 0 for a tap or a movement up or down. */
export function turnOf(start: Point, end: Point): -1 | 0 | 1 {
  const [across, along] = [end.x - start.x, end.y - start.y];
  if (Math.abs(across) < SHORTEST_SWIPE || Math.abs(across) < 2 * Math.abs(along)) return 0;
  return across < 0 ? 1 : -1;
}
