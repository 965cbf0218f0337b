import { num } from '../geometry.ts';
import { outline, type Face } from '../lettering/outline.ts';
import { shape } from '../solids.ts';

type Lettering = { size?: number; ink?: string; stretch?: number; from?: 'left' | 'middle'; face?: Face };

/** A line of capitals as a shape, on the baseline at x, y. Files need no font. */
export function words(text: string, x: number, y: number, look: Lettering = {}): string {
  const { size = 28, ink = 'k', stretch = 60, from = 'middle', face = 'anybody' } = look;
  const { d, width } = outline(text, { size, stretch, weight: 800, face });
  const left = from === 'middle' ? x - width / 2 : x;
  return `<g transform="translate(${num(left)} ${num(y)})">${shape(ink, d)}</g>`;
}
