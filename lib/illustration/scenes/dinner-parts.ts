import { num, repeat } from '../geometry.ts';
import { shape } from '../solids.ts';

// Drawn from the front, at points of the screen.

const place = (x: number, y: number, drawing: string, scale = 1, turn = 0) =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`;

/** A round paper lantern that hangs from a point. */
function paperLantern(x: number, y: number, ink: string, scale = 1): string {
  return place(
    x,
    y,
    '<path class="sk" stroke-width="2" d="M0 0v8M0 44v9"/>' +
      `<ellipse class="${ink}" cy="26" rx="21" ry="18"/>` +
      shape('k', 'M7 9a21 18 0 0 1 0 34q9-17 0-34z') +
      '<path class="sk" fill="none" stroke-width="1.5" d="M-17 16q14-4 26 0M-21 26q14-3 31 0M-17 36q14 3 26 0"/>' +
      shape('k', 'M-8 5H8v5H-8zM-8 42H8v5H-8z'),
    scale,
  );
}

/** A string of paper lanterns from one point to another, with a sag in the middle. */
export function lanternString(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  sag: number,
  inks: readonly string[],
  scale = 1,
): string {
  const lanterns = inks.map((ink, i) => {
    const t = (i + 1) / (inks.length + 1);
    return paperLantern(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t), ink, scale);
  });
  const cord = `<path class="sb" fill="none" stroke-width="2" d="M${num(x0)} ${num(y0)}Q${num((x0 + x1) / 2)} ${num((y0 + y1) / 2 + 2 * sag)} ${num(x1)} ${num(y1)}"/>`;
  return cord + lanterns.join('');
}

export function plate(x: number, y: number, scale = 1): string {
  return place(
    x,
    y,
    '<ellipse class="k" cx="2" cy="2.5" rx="20" ry="11"/><ellipse class="p" rx="20" ry="11"/><ellipse class="f" rx="12" ry="6"/>',
    scale,
  );
}

/** The cover of a dish. `turn` tilts it, in degrees. */
export function cloche(x: number, y: number, scale = 1, turn = 0): string {
  return place(
    x,
    y,
    shape('p', 'M-26 0c0-36 52-36 52 0q-26 12-52 0z') +
      shape('k', 'M6-26.5C20-23 26-14 26 0q-8 4-16 5.3C15-8 14-20 6-26.5z') +
      '<circle class="b" cy="-31" r="5.5"/><path class="sb" fill="none" stroke-width="4" d="M-26 1q26 12 52 0"/>',
    scale,
    turn,
  );
}

/** A candle with a flame. */
export function candle(x: number, y: number, scale = 1): string {
  return place(
    x,
    y,
    '<ellipse class="k" rx="11" ry="5"/>' +
      shape('f1', 'M-4-34h8v33h-8z') +
      shape('k', 'M1-34h3v33H1z') +
      shape('a', 'M0-56c8 10 8 18 0 22-8-4-8-12 0-22z') +
      shape('b1', 'M0-47c4 6 4 10 0 12-4-2-4-6 0-12z'),
    scale,
  );
}

/** A night sky with the moon and lit buildings, w by h units. */
export function nightWindow(w: number, h: number): string {
  const houses: [share: number, rise: number, ink: string][] = [
    [0, 0.34, 'd'],
    [0.2, 0.62, 'f'],
    [0.4, 0.44, 'd'],
    [0.58, 0.74, 'd'],
    [0.8, 0.5, 'f'],
  ];
  const city = houses.map(([share, rise, ink]) => {
    const [x, top, width] = [share * w, h - rise * h, w * 0.2];
    const rows = repeat(
      Math.floor((rise * h - 8) / 12),
      (i) => `M${num(x + 5)} ${num(top + 9 + i * 12)}h${num(width - 9)}`,
    );
    return (
      shape(ink, `M${num(x)} ${num(top)}h${num(width)}V${h}h${num(-width)}z`) +
      `<path class="sk" stroke-width="5" stroke-dasharray="5 4" d="${rows}"/>`
    );
  });
  return (
    shape('p', `M-6-6h${w + 12}v${h + 12}H-6z`) +
    shape('k', `M0 0h${w}v${h}H0z`) +
    `<circle class="b" cx="${num(w * 0.26)}" cy="${num(h * 0.2)}" r="${num(h * 0.1)}"/>` +
    city.join('') +
    `<path class="sp" fill="none" stroke-width="5" d="M${num(w / 2)} 0v${h}M0 ${num(h * 0.46)}h${w}"/>`
  );
}
