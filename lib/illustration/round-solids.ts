import { corner, num, X_SCALE, Y_SCALE } from './geometry.ts';
import { shape } from './solids.ts';

/** The radii of the ellipse that a circle on the ground becomes on the screen. */
export function groundEllipse(radius: number): { rx: number; ry: number } {
  return { rx: radius * X_SCALE * Math.SQRT2, ry: radius * Y_SCALE * Math.SQRT2 };
}

/** The same radii in whole units, like the corners of other solids. */
function wholeEllipse(radius: number): { rx: number; ry: number } {
  const { rx, ry } = groundEllipse(radius);
  return { rx: Math.round(rx), ry: Math.round(ry) };
}

/** The shade of a round wall starts at this share of the radius to the right of the center. */
const SHADE_START = 0.28;
const BAND = 4;

export type RoundFinish = {
  z?: number;
  ink?: string;
  top?: string;
  shade?: string;
  bands?: number;
  bandInk?: string;
};

export function cylinder(x: number, y: number, radius: number, height: number, finish: RoundFinish = {}): string {
  const h = Math.round(height);
  const { z = 0, ink = 'a', top = `${ink}1`, shade = 'k', bands = 0, bandInk = 'p' } = finish;
  const [cx, cy] = corner(x, y, z);
  const { rx, ry } = wholeEllipse(radius);
  const shadeX = Math.round(cx + rx * SHADE_START);
  const shadeY = Math.round(cy + ry * Math.sqrt(1 - SHADE_START * SHADE_START));
  const arc = `${num(rx)} ${num(ry)} 0 0 0`;
  let drawing = shape(ink, `M${num(cx - rx)} ${num(cy - h)}v${num(h)}a${arc} ${num(2 * rx)} 0v${num(-h)}z`);
  for (let i = 1; i <= bands; i++) {
    const bandX = rx - BAND / 2;
    const bandY = cy - h + (i * h) / (bands + 1);
    drawing += `<path class="s${bandInk}" fill="none" stroke-width="${BAND}" d="M${num(cx - bandX)} ${num(bandY)}a${num(bandX)} ${num(ry)} 0 0 0 ${num(2 * bandX)} 0"/>`;
  }
  return (
    drawing +
    shape(shade, `M${num(shadeX)} ${num(shadeY - h)}v${num(h)}A${arc} ${num(cx + rx)} ${num(cy)}v${num(-h)}z`) +
    `<ellipse class="${top}" cx="${num(cx)}" cy="${num(cy - h)}" rx="${num(rx)}" ry="${num(ry)}"/>`
  );
}

export type DomeFinish = { z?: number; ink?: string; shade?: string; squash?: number };

export function dome(x: number, y: number, radius: number, finish: DomeFinish = {}): string {
  const { z = 0, ink = 'a', shade = 'k', squash = 1 } = finish;
  const [cx, cy] = corner(x, y, z);
  const { rx, ry } = wholeEllipse(radius);
  const rise = Math.round(rx * squash);
  const rim = `a${num(rx)} ${num(ry)} 0 0 1`;
  return (
    shape(ink, `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(rise)} 0 0 1 ${num(2 * rx)} 0${rim} ${num(-2 * rx)} 0`) +
    shape(
      shade,
      `M${num(cx)} ${num(cy - rise)}a${num(rx)} ${num(rise)} 0 0 1 ${num(rx)} ${num(rise)}` +
        `${rim} ${num(-rx * 0.72)} ${num(ry * 0.96)}` +
        `q${num(rx * 0.26)} ${num(-rise * 0.9)} ${num(-rx * 0.28)} ${num(-rise - ry * 0.96)}`,
    )
  );
}

/** The height of a dome above its base. */
export function domeRise(radius: number, squash = 1): number {
  return radius * X_SCALE * Math.SQRT2 * squash;
}
