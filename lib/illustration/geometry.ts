/** One projection for every board: x runs to the lower right, y to the lower left, z up. */
export const X_SCALE = 0.84;
export const Y_SCALE = 0.56;

export type Point = [x: number, y: number];

/** A point of a board and its height above it. */
export type Corner = [x: number, y: number, z: number];

/** A number as text, without a zero before its point, to save bytes. */
export function brief(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}

/** One decimal is finer than a screen pixel. */
export function num(value: number): string {
  return brief(roundTo(10, value));
}

/** The nearest multiple of one of so many parts of a unit. */
export function roundTo(parts: number, value: number): number {
  return Math.round(value * parts) / parts;
}

export function project(x: number, y: number, z = 0): Point {
  return [(x - y) * X_SCALE, (x + y) * Y_SCALE - z];
}

/** A projected point in whole units, which are finer than the eye: corners that meet are rounded alike. */
export function corner(x: number, y: number, z = 0): Point {
  const [left, top] = project(x, y, z);
  return [Math.round(left), Math.round(top)];
}

/** Two numbers as text for paths alone: "12 40", and "12-40" because a sign parts numbers, too. */
export function pair(x: number, y: number): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

/** A corner as text for paths and transforms: "12 -40". */
export function at(x: number, y: number, z = 0): string {
  return corner(x, y, z).join(' ');
}

/** A closed path through corners of the board, each an x, y and z. Steps are relative, so that equal faces are equal text. */
export function face(...corners: Corner[]): string {
  let path = '';
  let command = '';
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of corners.map((one) => corner(...one))) {
    const [dx, dy] = [x - lastX, y - lastY];
    const next = !path ? 'M' : dx === 0 ? 'v' : dy === 0 ? 'h' : 'l';
    const step = next === 'v' ? `${dy}` : next === 'h' ? `${dx}` : pair(dx, dy);
    // A command that goes on is not written again.
    if (next !== command) path += next;
    else if (!step.startsWith('-')) path += ' ';
    path += step;
    [command, lastX, lastY] = [next, x, y];
  }
  return `${path}z`;
}

/** The transform that lays flat drawing on the ground (or on a roof of height z). */
export function groundMatrix(x = 0, y = 0, z = 0): string {
  return `matrix(${X_SCALE} ${Y_SCALE} ${-X_SCALE} ${Y_SCALE} ${at(x, y, z)})`;
}

/** The transform of a lit wall: it faces the lower left, so its drawing runs down to the right. */
export function leftMatrix(x: number, y: number, z: number): string {
  return `matrix(${X_SCALE} ${Y_SCALE} 0 1 ${at(x, y, z)})`;
}

/** The transform of a shaded wall: its drawing runs up to the right. */
export function rightMatrix(x: number, y: number, z: number): string {
  return `matrix(${X_SCALE} ${-Y_SCALE} 0 1 ${at(x, y, z)})`;
}

export function polar(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Draws something once for every index and joins the markup. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
