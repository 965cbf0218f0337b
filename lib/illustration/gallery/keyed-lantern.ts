import { propAt } from '../pieces.ts';

/** A lantern for ink grounds: its dark frame gets the paper line that pawns wear. */
export function keyedLantern(x: number, y: number, scale: number, ink = 'b'): string {
  return `<g class="o">${propAt('lantern', x, y, { ink, scale })}</g>`;
}
