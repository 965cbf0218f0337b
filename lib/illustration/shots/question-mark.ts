import { num } from '../geometry.ts';
import { outline } from '../lettering/outline.ts';
import { shape } from '../solids.ts';

/** The drawing of a mystery square with an outlined question mark, which needs no font. */
export function questionMark(x: number, y: number): string {
  const { d, width } = outline('?', { size: 66, stretch: 90, weight: 800 });
  return `<circle class="p" cx="${num(x)}" cy="${num(y)}" r="29"/><g transform="translate(${num(x - width / 2)} ${num(y + 23)})">${shape('k', d)}</g>`;
}
