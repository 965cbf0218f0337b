import { num } from '../geometry.ts';
import { outline, type Face } from '../lettering/outline.ts';
import { shape } from '../solids.ts';

type Lettering = { size?: number; ink?: string; stretch?: number; from?: 'left' | 'middle'; face?: Face };

/** A line of text as a path with its baseline at x, y, so that a file needs no font. */
export function outlinedText(text: string, x: number, y: number, look: Lettering = {}): string {
  const { size = 28, ink = 'k', stretch = 60, from = 'middle', face = 'anybody' } = look;
  const { d, width } = outline(text, { size, stretch, weight: 800, face });
  const left = from === 'middle' ? x - width / 2 : x;
  return `<g transform="translate(${num(left)} ${num(y)})">${shape(ink, d)}</g>`;
}
