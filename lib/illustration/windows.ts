import { leftMatrix, num, rightMatrix } from './geometry.ts';

export type Windows = {
  /** Stroke class of the panes: `sp` paper, `sb` lit, `sk` ink. */
  ink?: string;
  dash?: string;
  /** Distance from one row to the next. */
  pitch?: number;
  paneHeight?: number;
  padding?: number;
  top?: number;
};

export const PAPER_WINDOWS: Windows = { ink: 'sp', dash: '5 4', pitch: 12 };
export const LIT_WINDOWS: Windows = { ink: 'sb', dash: '5 5', pitch: 12 };
export const INK_WINDOWS: Windows = { ink: 'sk', dash: '5 4', pitch: 12 };

/** Rows of windows are dashed strokes on the projected wall, so that the number of panes does not change the size of the file. */
function windowRows(width: number, height: number, windows: Windows, transform: string): string {
  const { ink = 'sp', dash = '4 4', pitch = 11, paneHeight = 5, padding = 5, top = 8 } = windows;
  let path = '';
  for (let v = top + paneHeight / 2; v < height - 7; v += pitch) {
    path += `M${padding} ${num(v)}H${num(width - padding)}`;
  }
  if (!path) return '';
  return `<path class="${ink}" stroke-width="${paneHeight}" stroke-dasharray="${dash}" d="${path}" transform="${transform}"/>`;
}

type Wall = { x: number; y: number; w: number; d: number; h: number; z: number };

export function leftWindows({ x, y, w, d, h, z }: Wall, windows: Windows): string {
  return windowRows(w, h, windows, leftMatrix(x, y + d, z + h));
}

export function rightWindows({ x, y, w, d, h, z }: Wall, windows: Windows): string {
  return windowRows(d, h, windows, rightMatrix(x + w, y + d, z + h));
}

/** Vertical fins, for slabs and colonnades. */
export function fins(width: number, height: number, ink = 'sp'): string {
  const count = Math.floor(width / 8);
  const path = Array.from({ length: count }, (_, i) => `M${5 + i * 8} 6V${num(height)}`).join('');
  return `<path class="${ink}" stroke-width="3" d="${path}"/>`;
}
