import { along, at, groundMatrix, leftMatrix, num, rightMatrix, X_SCALE, Y_SCALE } from './geometry.ts';
import { leftWindows, rightWindows, type Windows } from './windows.ts';

export function shape(ink: string, path: string): string {
  return `<path class="${ink}" d="${path}"/>`;
}

// Faces. x, y is the far corner of the footprint; w runs along x, d along y, h up from z.

export function leftFace(x: number, y: number, w: number, d: number, h: number, z: number, ink: string): string {
  return shape(ink, `M${at(x, y + d, z + h)}l${along(w)}v${num(h)}l${along(-w)}z`);
}

export function rightFace(x: number, y: number, w: number, d: number, h: number, z: number, ink: string): string {
  const [dx, dy] = [d * X_SCALE, d * Y_SCALE];
  return shape(ink, `M${at(x + w, y + d, z + h)}l${num(dx)} ${num(-dy)}v${num(h)}l${num(-dx)} ${num(dy)}z`);
}

export function topFace(x: number, y: number, w: number, d: number, z: number, ink: string): string {
  return shape(ink, `M${at(x, y, z)}l${along(w)}l${num(-d * X_SCALE)} ${num(d * Y_SCALE)}l${along(-w)}z`);
}

export function onLeft(x: number, y: number, _w: number, d: number, h: number, z: number, drawing: string): string {
  return `<g transform="${leftMatrix(x, y + d, z + h)}">${drawing}</g>`;
}

export function onRight(x: number, y: number, w: number, d: number, h: number, z: number, drawing: string): string {
  return `<g transform="${rightMatrix(x + w, y + d, z + h)}">${drawing}</g>`;
}

export function onTop(x: number, y: number, z: number, drawing: string): string {
  return `<g transform="${groundMatrix(x, y, z)}">${drawing}</g>`;
}

// Solids. The light comes from the left, so the right face is ink unless a prop says otherwise.

export type Finish = {
  z?: number;
  ink?: string;
  top?: string;
  shade?: string;
  left?: Windows;
  right?: Windows;
};

export function box(x: number, y: number, w: number, d: number, h: number, finish: Finish = {}): string {
  const { z = 0, ink = 'a', top = `${ink}1`, shade = 'k', left, right } = finish;
  const wall = { x, y, w, d, h, z };
  return (
    leftFace(x, y, w, d, h, z, ink) +
    rightFace(x, y, w, d, h, z, shade) +
    topFace(x, y, w, d, z + h, top) +
    (left ? leftWindows(wall, left) : '') +
    (right ? rightWindows(wall, right) : '')
  );
}

export type GableFinish = Finish & { ridge?: 'x' | 'y' };

/** A house with a pitched roof; the ridge runs along x or along y. */
export function gable(
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  rise: number,
  finish: GableFinish = {},
): string {
  const { z = 0, ink = 'a', top = `${ink}1`, shade = 'k', left, right, ridge = 'x' } = finish;
  const wall = { x, y, w, d, h, z };
  const eaves = z + h;
  const peak = eaves + rise;
  const frontLeft = at(x, y + d, eaves);
  const frontRight = at(x + w, y + d, eaves);
  const backRight = at(x + w, y, eaves);
  const roof =
    ridge === 'x'
      ? shape(top, `M${frontLeft}L${frontRight} ${at(x + w, y + d / 2, peak)} ${at(x, y + d / 2, peak)}z`) +
        shape(shade, `M${frontRight}L${backRight} ${at(x + w, y + d / 2, peak)}z`)
      : shape(shade, `M${frontRight}L${backRight} ${at(x + w / 2, y, peak)} ${at(x + w / 2, y + d, peak)}z`) +
        shape(ink, `M${frontLeft}L${frontRight} ${at(x + w / 2, y + d, peak)}z`) +
        shape(top, `M${frontLeft}L${at(x, y, eaves)} ${at(x + w / 2, y, peak)} ${at(x + w / 2, y + d, peak)}z`);
  return (
    leftFace(x, y, w, d, h, z, ink) +
    rightFace(x, y, w, d, h, z, shade) +
    roof +
    (left ? leftWindows(wall, left) : '') +
    (right ? rightWindows(wall, right) : '')
  );
}

export function pyramid(x: number, y: number, w: number, d: number, h: number, finish: Finish = {}): string {
  const { z = 0, ink = 'a', shade = 'k' } = finish;
  const apex = at(x + w / 2, y + d / 2, z + h);
  const near = at(x + w, y + d, z);
  return shape(ink, `M${at(x, y + d, z)}L${near} ${apex}z`) + shape(shade, `M${near}L${at(x + w, y, z)} ${apex}z`);
}

const TOOTH = 18;

/** A works roof: each tooth has a short lit glass side and a long sloping back. */
export function sawTooth(
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  teeth: number,
  finish: Finish = {},
): string {
  const { z = 0, ink = 'a', top = 'p', shade = 'k', right } = finish;
  const eaves = z + h;
  const step = w / teeth;
  let drawing = leftFace(x, y, w, d, h, z, ink) + rightFace(x, y, w, d, h, z, shade) + topFace(x, y, w, d, eaves, ink);
  for (let i = 0; i < teeth; i++) {
    const start = x + i * step;
    const crest = start + step * 0.25;
    const end = start + step;
    const crestFront = at(crest, y + d, eaves + TOOTH);
    const crestBack = at(crest, y, eaves + TOOTH);
    drawing +=
      shape(top, `M${at(start, y + d, eaves)}L${at(start, y, eaves)} ${crestBack} ${crestFront}z`) +
      shape(ink, `M${at(start, y + d, eaves)}L${crestFront} ${at(end, y + d, eaves)}z`) +
      shape(shade, `M${crestFront}L${crestBack} ${at(end, y, eaves)} ${at(end, y + d, eaves)}z`);
  }
  return drawing + (right ? rightWindows({ x, y, w, d, h, z }, right) : '');
}
