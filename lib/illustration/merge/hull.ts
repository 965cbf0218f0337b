import type { Point } from '../geometry.ts';
import type { Matrix } from './matrix.ts';
import { parsePath } from './path.ts';

/** In units. Adjacent faces share an edge whose corners are rounded to a tenth, so they may overlap by half of that. */
const TOLERANCE = 0.05;

/** The corners of the convex hull of points, in order (Andrew's monotone chain). */
export function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

/** The lower or upper half of a hull, from the first point to the one before the last. */
function halfHull(sorted: Point[]): Point[] {
  const side: Point[] = [];
  for (const point of sorted) {
    while (side.length > 1 && crossProduct(side.at(-2)!, side.at(-1)!, point) <= 0) side.pop();
    side.push(point);
  }
  return sorted.length > 1 ? side.slice(0, -1) : side;
}

function crossProduct([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  return (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0);
}

/** The edges of an axis-aligned bounding box. */
export type Box = { left: number; top: number; right: number; bottom: number };

export function boundingBox(points: Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Whether two boxes do not overlap; they may touch. This test is much faster than the one of hulls, and sufficient for most pairs. */
export function areBoxesDisjoint(one: Box, other: Box): boolean {
  return (
    one.right <= other.left + TOLERANCE ||
    other.right <= one.left + TOLERANCE ||
    one.bottom <= other.top + TOLERANCE ||
    other.bottom <= one.top + TOLERANCE
  );
}

/** Whether two hulls do not overlap; they may touch (separating axis theorem). */
export function areHullsDisjoint(one: Point[], other: Point[]): boolean {
  return [...edgeNormals(one), ...edgeNormals(other)].some(([nx, ny]) => {
    const project = (hull: Point[]) => hull.map(([x, y]) => x * nx + y * ny);
    const [mine, theirs] = [project(one), project(other)];
    return Math.max(...mine) <= Math.min(...theirs) + TOLERANCE || Math.max(...theirs) <= Math.min(...mine) + TOLERANCE;
  });
}

/** The unit normals of the edges of a hull. */
function edgeNormals(hull: Point[]): Point[] {
  return hull.flatMap(([x0, y0], index): Point[] => {
    const [x1, y1] = hull[(index + 1) % hull.length]!;
    const length = Math.hypot(x1 - x0, y1 - y0);
    return length > 0 ? [[(y1 - y0) / length, (x0 - x1) / length]] : [];
  });
}

/** Expands a hull by a border of the given width. */
export function expandHull(hull: Point[], by: number): Point[] {
  if (by === 0) return hull;
  return convexHull(
    hull.flatMap(([x, y]): Point[] => [
      [x - by, y - by],
      [x + by, y - by],
      [x - by, y + by],
      [x + by, y + by],
    ]),
  );
}

export function transformHull(hull: Point[], [a, b, c, d, e, f]: Matrix): Point[] {
  return convexHull(hull.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]));
}

/** The hull of each subpath, from its end points and control points. Undefined when `parsePath` does not support the path. */
export function getPathHulls(path: string): Point[][] | undefined {
  const subpaths: Point[][] = [];
  let at: Point = [0, 0];
  for (const { command, values, points } of parsePath(path) ?? []) {
    const end = points.at(-1)!;
    if (command === 'm') subpaths.push([]);
    subpaths.at(-1)!.push(...(command === 'a' ? arcBounds(at, end, values) : []), ...points);
    at = end;
  }
  return subpaths.length > 0 ? subpaths.map(convexHull) : undefined;
}

/**
 * The corners of a box that contains an arc. On a circle of radius 1 the smaller arc bulges from its chord by less than 1,
 * the larger arc by up to 2.
 */
function arcBounds([x0, y0]: Point, [x1, y1]: Point, [rx = 0, ry = 0, rotation, isLarge]: number[]): Point[] {
  const [wide, high] = rotation ? [Math.max(rx, ry), Math.max(rx, ry)] : [rx, ry];
  const half = Math.hypot((x1 - x0) / wide, (y1 - y0) / high) / 2;
  const bulge = half > 1 ? half : 1 - Math.sqrt(1 - half ** 2);
  const reach = isLarge || rotation ? 2 : bulge;
  const [left, right] = [Math.min(x0, x1) - reach * wide, Math.max(x0, x1) + reach * wide];
  const [top, bottom] = [Math.min(y0, y1) - reach * high, Math.max(y0, y1) + reach * high];
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}
