import type { Point } from './geometry.ts';

/** A matrix as SVG writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

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

function times([a1, b1, c1, d1, e1, f1]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}

const MATRICES: Record<string, (...values: number[]) => Matrix> = {
  matrix: (a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) => [a, b, c, d, e, f],
  translate: (x = 0, y = 0) => [1, 0, 0, 1, x, y],
  scale: (x = 1, y = x) => [x, 0, 0, y, 0, 0],
  rotate: (degrees = 0) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return [cos, sin, -sin, cos, 0, 0];
  },
};

/** What a transform attribute does; undefined for what this kit does not write. */
export function matrixOf(transform: string): Matrix | undefined {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name = '', list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const values = list.split(/[\s,]+/).map(Number);
    const make = MATRICES[name];
    if (!make || values.some(Number.isNaN) || (name === 'rotate' && values.length > 1)) return undefined;
    matrix = times(matrix, make(...values));
  }
  return matrix;
}

/** How many numbers a command of a path takes at a time. Smooth curves are not among them: half of their control points are not written down. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

type Step = { command: string; isRelative: boolean; values: number[] };

/** A hull around each line of a path, by its corners and control points. Undefined for smooth curves, and when the path is not well formed. */
export function hullsOfPath(path: string): Point[][] | undefined {
  const steps = stepsOf(path);
  if (steps?.[0]?.command !== 'm') return undefined;
  const lines: Point[][] = [];
  let start: Point = [0, 0];
  let at = start;
  for (const step of steps) {
    const points = step.command === 'z' ? [start] : pointsOf(step, at);
    at = points.at(-1)!;
    if (step.command === 'm') {
      start = at;
      lines.push([]);
    }
    lines.at(-1)!.push(...points);
  }
  return lines.map(hullOf);
}

function stepsOf(path: string): Step[] | undefined {
  const steps: Step[] = [];
  for (const [, letter = '', list = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const isRelative = letter === command;
    const values = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value]) => Number(value));
    const count = ARGUMENTS[command];
    const isClosing = count === 0 && values.length === 0;
    if (isClosing) steps.push({ command, isRelative, values });
    else if (!count || values.length === 0 || values.length % count > 0) return undefined;
    else
      for (let index = 0; index < values.length; index += count) {
        // After the point where a line begins there are points it goes to.
        const goesOn = command === 'm' && index > 0;
        steps.push({ command: goesOn ? 'l' : command, isRelative, values: values.slice(index, index + count) });
      }
  }
  return steps;
}

/** The points of a step from a point: those that bend it, then its end. */
function pointsOf({ command, isRelative, values }: Step, at: Point): Point[] {
  const [fromX, fromY] = isRelative ? at : [0, 0];
  const [first = 0] = values;
  if (command === 'h') return [[fromX + first, at[1]]];
  if (command === 'v') return [[at[0], fromY + first]];
  const numbers = command === 'a' ? values.slice(-2) : values;
  const points = numbers.flatMap((x, index): Point[] =>
    index % 2 === 0 ? [[x + fromX, numbers[index + 1]! + fromY]] : [],
  );
  return command === 'a' ? [...around(at, points[0]!, values), ...points] : points;
}

/** Corners of a box in which an arc lies: the smaller part of a circle bulges by its radius at most, the larger by twice that. */
function around([x0, y0]: Point, [x1, y1]: Point, [rx = 0, ry = 0, , isLarge]: number[]): Point[] {
  const radius = Math.max(Math.abs(rx), Math.abs(ry), Math.hypot(x1 - x0, y1 - y0) / 2);
  const reach = isLarge ? 2 * radius : radius;
  return [
    [Math.min(x0, x1) - reach, Math.min(y0, y1) - reach],
    [Math.max(x0, x1) + reach, Math.min(y0, y1) - reach],
    [Math.min(x0, x1) - reach, Math.max(y0, y1) + reach],
    [Math.max(x0, x1) + reach, Math.max(y0, y1) + reach],
  ];
}
