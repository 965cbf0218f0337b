import { describe, expect, it } from 'vitest';
import { areHullsDisjoint, convexHull, getPathHulls, transformHull, expandHull } from '#lib/illustration/merge/hull';
import { parseTransform } from '#lib/illustration/merge/matrix';

const box = (x: number, y: number) =>
  convexHull([
    [x, y],
    [x + 10, y],
    [x, y + 10],
    [x + 10, y + 10],
  ]);

describe('a convex hull', () => {
  it('contains the outer points only', () => {
    expect(convexHull([...box(0, 0), [5, 5], [5, 0], [0, 0]]).sort()).toEqual(box(0, 0).sort());
  });

  it.each([
    ['beside', box(20, 0), true],
    ['below', box(0, 20), true],
    ['edge to edge', box(10, 0), true],
    ['corner to corner', box(10, 10), true],
    ['a little over the edge', box(9.8, 0), false],
    [
      'inside',
      convexHull([
        [4, 4],
        [5, 4],
        [4, 5],
      ]),
      false,
    ],
    [
      'along a slope, with overlapping bounding boxes',
      convexHull(
        [
          [12, 0],
          [20, 0],
          [20, 20],
          [0, 20],
          [0, 12],
        ].map(([x = 0, y = 0]) => [x + 6, y + 6]),
      ),
      true,
    ],
    [
      'a line across',
      convexHull([
        [-5, 5],
        [15, 5],
      ]),
      false,
    ],
    [
      'a line beside',
      convexHull([
        [-5, 15],
        [15, 15],
      ]),
      true,
    ],
  ])('is compared with another one that may overlap: %s', (_, other, expected) => {
    expect(areHullsDisjoint(box(0, 0), other)).toBe(expected);
    expect(areHullsDisjoint(other, box(0, 0))).toBe(expected);
  });

  it('can be expanded by a border', () => {
    expect(areHullsDisjoint(expandHull(box(0, 0), 2), box(11, 0))).toBe(false);
    expect(areHullsDisjoint(expandHull(box(0, 0), 2), box(12, 0))).toBe(true);
  });

  it('can be transformed by a matrix', () => {
    const matrix = parseTransform('translate(100 0) rotate(90) scale(2)')!;
    expect(
      transformHull(box(0, 0), matrix)
        .map((point) => point.map(Math.round))
        .sort(),
    ).toEqual(
      [
        [100, 0],
        [100, 20],
        [80, 0],
        [80, 20],
      ].sort(),
    );
    expect(parseTransform('skewX(20)')).toBeUndefined();
    expect(parseTransform('rotate(20 5 5)')).toBeUndefined();
  });
});

describe('the hulls of a path', () => {
  const getBounds = (path: string) =>
    getPathHulls(path)?.map((hull) => {
      const [xs, ys] = [hull.map(([x]) => x), hull.map(([, y]) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    });

  it.each([
    ['M1 2h8v6z', [[1, 2, 9, 8]]],
    ['M1 2H8V6z', [[1, 2, 8, 6]]],
    ['M1 2 9 2 9 8z', [[1, 2, 9, 8]]],
    ['M1 2l8 0 0 6z', [[1, 2, 9, 8]]],
    [
      'M0 0h4v4zM9-9h.5v1z',
      [
        [0, 0, 4, 4],
        [9, -9, 9.5, -8],
      ],
    ],
    [
      'M0 0h4v4zm9 0h1v1z',
      [
        [0, 0, 4, 4],
        [9, 0, 10, 1],
      ],
    ],
    ['M0 0c1 5 9 5 10 0', [[0, 0, 10, 5]]],
    ['M0 0Q5-9 10 0', [[0, -9, 10, 0]]],
    ['M0 0a5 5 0 0 1 10 0', [[-5, -5, 15, 5]]],
    ['M0 0a5 5 0 1 1 1 0', [[-10, -10, 11, 10]]],
    ['M0 0A1 1 0 0 1 20 0', [[-10, -10, 30, 10]]],
  ])('of %s have the bounds %j', (path, expected) => {
    expect(getBounds(path)).toEqual(expected);
  });

  it.each(['M0 0t9 9', 'M0 0h', 'M0 0l9', 'h9v9', 'M0 0z4', 'M0 0x9'])('of %s are undefined', (path) => {
    expect(getPathHulls(path)?.length ? 'known' : undefined).toBeUndefined();
  });
});
