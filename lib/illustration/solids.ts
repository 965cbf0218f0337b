import { facePath, groundMatrix, leftMatrix, rightMatrix, type Corner } from './geometry.ts';
import { leftWindows, rightWindows, type Windows } from './windows.ts';

export function shape(ink: string, path: string): string {
  return `<path class="${ink}" d="${path}"/>`;
}

// Faces. x, y is the back corner of the footprint; w runs along x, d along y, h up from z.

export function leftFace(x: number, y: number, w: number, d: number, h: number, z: number, ink: string): string {
  const [end, near, top] = [x + w, y + d, z + h];
  return shape(ink, facePath([x, near, top], [end, near, top], [end, near, z], [x, near, z]));
}

export function rightFace(x: number, y: number, w: number, d: number, h: number, z: number, ink: string): string {
  const [end, near, top] = [x + w, y + d, z + h];
  return shape(ink, facePath([end, near, top], [end, y, top], [end, y, z], [end, near, z]));
}

export function topFace(x: number, y: number, w: number, d: number, z: number, ink: string): string {
  return shape(ink, facePath([x, y, z], [x + w, y, z], [x + w, y + d, z], [x, y + d, z]));
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

// Solids. The light comes from the left, so the right face has the darkest ink (k) by default.

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

/** A building with a pitched roof. The ridge runs along x or along y. */
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
  const [end, near] = [x + w, y + d];
  const [midX, midY] = [x + w / 2, y + d / 2];
  const roof =
    ridge === 'x'
      ? shape(top, facePath([x, near, eaves], [end, near, eaves], [end, midY, peak], [x, midY, peak])) +
        shape(shade, facePath([end, near, eaves], [end, y, eaves], [end, midY, peak]))
      : shape(shade, facePath([end, near, eaves], [end, y, eaves], [midX, y, peak], [midX, near, peak])) +
        shape(ink, facePath([x, near, eaves], [end, near, eaves], [midX, near, peak])) +
        shape(top, facePath([x, near, eaves], [x, y, eaves], [midX, y, peak], [midX, near, peak]));
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
  const apex: Corner = [x + w / 2, y + d / 2, z + h];
  const near: Corner = [x + w, y + d, z];
  return shape(ink, facePath([x, y + d, z], near, apex)) + shape(shade, facePath(near, [x + w, y, z], apex));
}

const TOOTH = 18;

/** A factory with a sawtooth roof: each tooth has a short side of lit glass and a long sloping back. */
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
    const [near, ridge] = [y + d, eaves + TOOTH];
    drawing +=
      shape(top, facePath([start, near, eaves], [start, y, eaves], [crest, y, ridge], [crest, near, ridge])) +
      shape(ink, facePath([start, near, eaves], [crest, near, ridge], [end, near, eaves])) +
      shape(shade, facePath([crest, near, ridge], [crest, y, ridge], [end, y, eaves], [end, near, eaves]));
  }
  return drawing + (right ? rightWindows({ x, y, w, d, h, z }, right) : '');
}
