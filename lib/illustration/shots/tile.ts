import { onTop, box } from '../solids.ts';

/** A game tile: a thick square card with a line along its edge. Its top is at height 0. */
export function tile(
  x: number,
  y: number,
  side: number,
  look: { ink?: string; top?: string; thickness?: number } = {},
): string {
  const { ink = 'a', top = `${ink}1`, thickness = 24 } = look;
  const inset = side * 0.07;
  const line = `<rect class="sk" fill="none" stroke-width="2.5" x="${inset}" y="${inset}" width="${side - 2 * inset}" height="${side - 2 * inset}" rx="5"/>`;
  return box(x, y, side, side, thickness, { z: -thickness, ink, top }) + onTop(x, y, 0, line);
}
