/*
 * Every board uses one dimetric projection:
 *   screen x = (x - y) * 0.84, screen y = (x + y) * 0.56 - z
 * On the ground, x runs to the lower right of the screen and y to the lower left; z is the height above the ground.
 * The corner of a footprint with the smallest x and y is its back corner. The light comes from the left: the wall that faces the
 * lower left is lit, the wall that faces the lower right is in the shade.
 */
export const X_SCALE = 0.84;
export const Y_SCALE = 0.56;

/** A point on the screen, or on the ground. */
export type Point = [x: number, y: number];

/** A point in ground units, with its height. */
export type Corner = [x: number, y: number, z: number];

/** Formats a number without a zero before the decimal point, to save bytes. */
export function shortNumber(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}

/** Formats a number with at most one decimal, which is finer than a screen pixel. */
export function num(value: number): string {
  return shortNumber(roundToFraction(10, value));
}

/** Rounds to a fraction of a unit: `roundToFraction(10, value)` rounds to tenths. */
export function roundToFraction(parts: number, value: number): number {
  return Math.round(value * parts) / parts;
}

/** Projects a point in ground units to the screen. */
export function project(x: number, y: number, z = 0): Point {
  return [(x - y) * X_SCALE, (x + y) * Y_SCALE - z];
}

/** A projected point, rounded to whole units. Corners at the same point are rounded alike, so faces that meet leave no seam. */
export function corner(x: number, y: number, z = 0): Point {
  const [left, top] = project(x, y, z);
  return [Math.round(left), Math.round(top)];
}

/** Formats two numbers for path data: "12 40", or "12-40" because a minus sign separates numbers, too. */
export function pair(x: number, y: number): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

/** Formats a projected point for paths and transforms: "12 -40". */
export function cornerText(x: number, y: number, z = 0): string {
  return corner(x, y, z).join(' ');
}

/** A closed path through corners in ground units. Its coordinates are relative, so that equal faces are equal text and compress well. */
export function facePath(...corners: Corner[]): string {
  let path = '';
  let command = '';
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of corners.map((one) => corner(...one))) {
    const [dx, dy] = [x - lastX, y - lastY];
    const next = !path ? 'M' : dx === 0 ? 'v' : dy === 0 ? 'h' : 'l';
    const step = next === 'v' ? `${dy}` : next === 'h' ? `${dx}` : pair(dx, dy);
    // A repeated command letter may be left out.
    if (next !== command) path += next;
    else if (!step.startsWith('-')) path += ' ';
    path += step;
    [command, lastX, lastY] = [next, x, y];
  }
  return `${path}z`;
}

/** The transform that projects a flat drawing on the ground, or on a roof at height z. */
export function groundMatrix(x = 0, y = 0, z = 0): string {
  return `matrix(${X_SCALE} ${Y_SCALE} ${-X_SCALE} ${Y_SCALE} ${cornerText(x, y, z)})`;
}

/** The transform that projects a flat drawing on a lit wall, which faces the lower left. */
export function leftMatrix(x: number, y: number, z: number): string {
  return `matrix(${X_SCALE} ${Y_SCALE} 0 1 ${cornerText(x, y, z)})`;
}

/** The transform that projects a flat drawing on a shaded wall, which faces the lower right. */
export function rightMatrix(x: number, y: number, z: number): string {
  return `matrix(${X_SCALE} ${-Y_SCALE} 0 1 ${cornerText(x, y, z)})`;
}

/** The point at an angle (radians) and a distance from x, y. */
export function polar(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Calls `draw` for each index below `count` and joins the results. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
