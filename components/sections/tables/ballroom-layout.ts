import { TABLES } from '#lib/pages/table-plan';

/* The ballroom in the projection of the boards: x runs to the lower right of the screen, y to the lower left, and the stage is
   behind the first row. One unit of the room is the distance of two tables. */

type Point = readonly [x: number, y: number];

/** Half of the distance of two tables on the screen. */
const [ACROSS, DOWN] = [74, 49];

/** Tables of a row in the order in which they are set: from the middle outward. */
const ROW = [3, 4, 2, 5, 1, 6, 0, 7];

/** Where hosts stand: in the aisles, beside tables that are set before them. */
const HOSTS: readonly Point[] = [
  [3.5, 0.5],
  [5.5, 0.5],
  [1.5, 0.5],
  [3.5, 1.5],
  [5.5, 1.5],
  [2.5, 2.5],
  [4.5, 3.5],
];

/** A point of the room on the screen, in whole units. */
export function toScreen([x, y]: Point, z = 0): Point {
  return [Math.round((x - y) * ACROSS), Math.round((x + y) * DOWN - z)];
}

/** Where the tables stand on the screen, from the one at `from` to the one before `to`, counted from 0. */
export function tablePoints(from: number, to: number): Point[] {
  const indexes = Array.from({ length: TABLES.max }, (_, index) => index).slice(from, to);
  return indexes.map((index) => toScreen([ROW[index % ROW.length]!, Math.floor(index / ROW.length)]));
}

/** Where that many hosts stand on the screen. There is room for seven. */
export function hostPoints(hosts: number): Point[] {
  return HOSTS.slice(0, hosts).map((point) => toScreen(point));
}

/** The path data of one shape at each of the points. The shape starts with a relative command. */
export function repeatAt(points: readonly Point[], shape: string): string {
  return points.map(([x, y]) => `M${x} ${y}${shape}`).join('');
}

/** A flat area of the room between two corners, at a height of `z`. */
export function areaPath([x1, y1]: Point, [x2, y2]: Point, z = 0): string {
  const corners: Point[] = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ];
  return `M${corners.map((corner) => toScreen(corner, z).join(' ')).join('L')}z`;
}

/** A wall of the room along x or y, from the height `low` up to the height `high`. */
export function wallPath(from: Point, to: Point, low: number, high: number): string {
  const points = [toScreen(from, low), toScreen(to, low), toScreen(to, high), toScreen(from, high)];
  return `M${points.map((point) => point.join(' ')).join('L')}z`;
}
