import { propAt } from '../pieces.ts';

/** A lantern for ink backgrounds: its dark frame has a paper keyline. */
export function keyedLantern(x: number, y: number, scale: number, ink = 'b'): string {
  return `<g class="o">${propAt('lantern', x, y, { ink, scale })}</g>`;
}
