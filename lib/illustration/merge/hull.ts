import type { Point } from '../geometry.ts';
import type { Matrix } from './matrix.ts';
import { reachesOf } from './path.ts';

/** Faces that meet share an edge; corners are rounded to a tenth. */
const TOUCHING = 0.05;

/** The corners of the convex hull of points, in order. */
export function hullOf(points: Point[]): Point[] {
  const sorted = points.toSorted(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** One side of a hull, from the first point to the one before the last. */
function chain(sorted: Point[]): Point[] {
  const side: Point[] = [];
  for (const point of sorted) {
    while (side.length > 1 && turn(side.at(-2)!, side.at(-1)!, point) <= 0) side.pop();
    side.push(point);
  }
  return sorted.length > 1 ? side.slice(0, -1) : side;
}

function turn([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  return (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0);
}

/** The sides of a box around points. */
export type Box = { left: number; top: number; right: number; bottom: number };

export function boxOf(points: Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Whether an upright or level line parts two boxes, which most are: much faster to tell than by their hulls. */
export function areBoxesApart(one: Box, other: Box): boolean {
  return (
    one.right <= other.left + TOUCHING ||
    other.right <= one.left + TOUCHING ||
    one.bottom <= other.top + TOUCHING ||
    other.bottom <= one.top + TOUCHING
  );
}

/** Whether a straight line parts two hulls; they may touch. */
export function areApart(one: Point[], other: Point[]): boolean {
  return [...normals(one), ...normals(other)].some(([nx, ny]) => {
    const along = (hull: Point[]) => hull.map(([x, y]) => x * nx + y * ny);
    const [mine, theirs] = [along(one), along(other)];
    return Math.max(...mine) <= Math.min(...theirs) + TOUCHING || Math.max(...theirs) <= Math.min(...mine) + TOUCHING;
  });
}

/** The directions, one unit long, that stand on the edges of a hull. */
function normals(hull: Point[]): Point[] {
  return hull.flatMap(([x0, y0], index): Point[] => {
    const [x1, y1] = hull[(index + 1) % hull.length]!;
    const length = Math.hypot(x1 - x0, y1 - y0);
    return length > 0 ? [[(y1 - y0) / length, (x0 - x1) / length]] : [];
  });
}

/** A hull with a border of that width around it. */
export function widen(hull: Point[], by: number): Point[] {
  if (by === 0) return hull;
  return hullOf(
    hull.flatMap(([x, y]): Point[] => [
      [x - by, y - by],
      [x + by, y - by],
      [x - by, y + by],
      [x + by, y + by],
    ]),
  );
}

export function moveHull(hull: Point[], [a, b, c, d, e, f]: Matrix): Point[] {
  return hullOf(hull.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]));
}

/** A hull around each line of a path, by its corners and control points. Undefined for smooth curves, and when the path is not well formed. */
export function hullsOfPath(path: string): Point[][] | undefined {
  const lines: Point[][] = [];
  let at: Point = [0, 0];
  for (const { command, values, points } of reachesOf(path) ?? []) {
    const end = points.at(-1)!;
    if (command === 'm') lines.push([]);
    lines.at(-1)!.push(...(command === 'a' ? around(at, end, values) : []), ...points);
    at = end;
  }
  return lines.length > 0 ? lines.map(hullOf) : undefined;
}

/**
 * Corners of a box in which an arc lies. Seen as part of a circle of radius 1 it bulges from the line between its ends by less than 1, when it is
 * the smaller part, and by up to 2 otherwise.
 */
function around([x0, y0]: Point, [x1, y1]: Point, [rx = 0, ry = 0, turned, isLarge]: number[]): Point[] {
  const [wide, high] = turned ? [Math.max(rx, ry), Math.max(rx, ry)] : [rx, ry];
  const half = Math.hypot((x1 - x0) / wide, (y1 - y0) / high) / 2;
  const bulge = half > 1 ? half : 1 - Math.sqrt(1 - half ** 2);
  const reach = isLarge || turned ? 2 : bulge;
  const [left, right] = [Math.min(x0, x1) - reach * wide, Math.max(x0, x1) + reach * wide];
  const [top, bottom] = [Math.min(y0, y1) - reach * high, Math.max(y0, y1) + reach * high];
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}
