/** The arguments of SVG's `matrix()`: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The product of two matrices. It applies the second one first. */
export function multiply([a1, b1, c1, d1, e1, f1]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
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

/** Parses a transform attribute. Returns undefined for functions that this module does not write: skew, and rotation about a point. */
export function parseTransform(transform: string): Matrix | undefined {
  let matrix = IDENTITY;
  for (const [, name = '', list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const values = list.split(/[\s,]+/).map(Number);
    const createMatrix = MATRICES[name];
    if (!createMatrix || values.some(Number.isNaN) || (name === 'rotate' && values.length > 1)) return undefined;
    matrix = multiply(matrix, createMatrix(...values));
  }
  return matrix;
}
