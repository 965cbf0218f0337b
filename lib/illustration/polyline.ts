import type { Point } from './geometry.ts';

/** The point of a line of points at a distance from its start; its end if the line is shorter. */
export function pointAt(points: readonly Point[], distance: number): Point {
  let rest = distance;
  let [last] = points as [Point];
  for (const point of points.slice(1)) {
    const length = Math.hypot(point[0] - last[0], point[1] - last[1]);
    if (rest <= length) {
      const share = rest / length;
      return [last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share];
    }
    rest -= length;
    last = point;
  }
  return last;
}

/** The distance from the start of the line to a point on it. Throws if the point is not on the line. */
export function distanceAlong(points: readonly Point[], [x, y]: Point): number {
  let distance = 0;
  for (const [index, [toX, toY]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[index] as Point;
    const length = Math.hypot(toX - fromX, toY - fromY);
    const before = Math.hypot(x - fromX, y - fromY);
    if (Math.abs(before + Math.hypot(toX - x, toY - y) - length) < 0.001) return distance + before;
    distance += length;
  }
  throw new Error(`The point ${x} ${y} is not on the line.`);
}
