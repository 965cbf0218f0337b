import { describe, expect, it } from 'vitest';
import { simplifyMarkup } from '#lib/illustration/simplify';
import { parseMarkup, type MarkupNode } from '#lib/illustration/merge/markup';
import { IDENTITY, parseTransform, multiply, type Matrix } from '#lib/illustration/merge/matrix';
import { parsePath } from '#lib/illustration/merge/path';
import { drawScene, SCENE_NAMES } from '#lib/illustration/scene';

const square = (ink: string, x: number) => `<path class="${ink}" d="M${x} 0h10v10h-10z"/>`;
const elements = (markup: string) => markup.match(/<[a-z]/g)?.length ?? 0;

type Points = [x: number, y: number][];
type Painted = { ink: string; points: Points };

/** The corners of each subpath of a drawing in the units of the drawing, and its ink. */
function listPainted(
  nodes: MarkupNode[],
  pieces: Map<string, MarkupNode[]>,
  matrix: Matrix = IDENTITY,
  color = 'c',
): Painted[] {
  return nodes.flatMap((node): Painted[] => {
    if (typeof node === 'string' || node.tag === 'defs') return [];
    const at = (name: string) => Number(node.attributes.get(name) ?? 0);
    const own = multiply(matrix, parseTransform(node.attributes.get('transform') ?? '') ?? IDENTITY);
    const ink = node.attributes.get('class') ?? '';
    const pieceColor = /^c[a-z]$/.test(ink) ? ink.slice(1) : color;
    const used = pieces.get(node.attributes.get('href') ?? '');
    if (used || node.children.length > 0) return listPainted(used ?? node.children, pieces, own, pieceColor);
    const move = ([x, y]: Points[number]): Points[number] => [
      own[0] * x + own[2] * y + own[4],
      own[1] * x + own[3] * y + own[5],
    ];
    return getSubpaths(node.tag, node.attributes.get('d') ?? '', at).map((points) => ({
      ink: ink === 'c' ? color : ink,
      points: points.map(move),
    }));
  });
}

/** The corners of the subpaths of an element; for a circle or an ellipse, its outermost points. */
function getSubpaths(tag: string, path: string, at: (name: string) => number): Points[] {
  const [width, height] = [at('width') || 2 * (at('rx') || at('r')), at('height') || 2 * (at('ry') || at('r'))];
  if (tag === 'rect') {
    const [x, y, r] = [at('x'), at('y'), at('rx')];
    const [right, bottom] = [x + width, y + height];
    return [
      [
        [x + r, y],
        [right - r, y],
        [right, y + r],
        [right, bottom - r],
        [right - r, bottom],
        [x + r, bottom],
        [x, bottom - r],
        [x, y + r],
      ],
    ];
  }
  if (tag === 'circle' || tag === 'ellipse') {
    const [x, y] = [at('cx'), at('cy')];
    return [
      [
        [x - width / 2, y],
        [x, y - height / 2],
        [x + width / 2, y],
        [x, y + height / 2],
      ],
    ];
  }
  const subpaths: Points[] = [];
  for (const { command, points } of (tag === 'path' && parsePath(path)) || []) {
    if (command === 'm') subpaths.push([]);
    subpaths.at(-1)!.push(points.at(-1)!);
  }
  return subpaths;
}

/** The bounding boxes of all subpaths, by ink. */
function getBoxes(markup: string): Map<string, number[][]> {
  const nodes = parseMarkup(markup);
  const pieces = new Map<string, MarkupNode[]>();
  for (const node of nodes)
    for (const piece of typeof node === 'string' || node.tag !== 'defs' ? [] : node.children)
      if (typeof piece !== 'string') pieces.set(`#${piece.attributes.get('id')}`, piece.children);
  const boxes = new Map<string, number[][]>();
  for (const { ink, points } of listPainted(nodes, pieces)) {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    boxes.set(ink, [
      ...(boxes.get(ink) ?? []),
      [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(
        (side) => Math.round(side * 1000) / 1000,
      ),
    ]);
  }
  return boxes;
}

/** The largest difference between the edges of a box and those of the most similar other box. */
function distance(box: number[], others: number[][]): number {
  return Math.min(...others.map((other) => Math.max(...box.map((side, index) => Math.abs(side - other[index]!)))));
}

describe('simplified markup', () => {
  it('replaces uses of symbols by their shapes, in the color of the use', () => {
    expect(
      simplifyMarkup(
        '<defs><g id="s-tree" class="piece"><path class="c" d="M0 0v9"/></g></defs>' +
          '<use href="#s-tree" class="cd" transform="translate(4 5)"/><g class="ca"><use href="#s-tree"/></g>',
      ),
    ).toBe('<path class="d" d="M4 5v9"/><path class="a" d="M0 0v9"/>');
  });

  it('keeps definitions that are not symbols, and references to them', () => {
    const drawing = '<defs><clipPath id="s-hole"><circle r="4"/></clipPath></defs><use href="#elsewhere"/>';
    expect(simplifyMarkup(drawing)).toBe(drawing);
  });

  it('joins the shapes of a state, and none of them with shapes outside of it', () => {
    const state = `<g data-at="2">${square('a', 20)}<g transform="translate(40 0)">${square('a', 0)}</g></g>`;
    expect(simplifyMarkup(square('a', 0) + state + square('a', 60))).toBe(
      `${square('a', 0)}<g data-at="2"><path class="a" d="M20 0h10v10h-10zM40 0h10v10h-10z"/></g>${square('a', 60)}`,
    );
  });

  it('applies the transform of a group to positions, sizes and stroke widths of its shapes', () => {
    expect(
      simplifyMarkup(
        '<g transform="translate(40 8) scale(2)"><path class="sk" stroke-width="3" stroke-dasharray="4 5" d="M-1 0q4 4 8 0"/>' +
          '<circle class="p" cy="20" r="4"/><rect class="a" x="-9" width="6" height="5"/><path class="sa" d="M60 0h1"/></g>',
      ),
    ).toBe(
      '<path class="sk" stroke-width="6" stroke-dasharray="8 10" d="M38 8q8 8 16 0"/>' +
        '<circle class="p" cy="48" r="8" cx="40"/><rect class="a" x="22" width="12" height="10" y="8"/>' +
        '<path class="sa" d="M160 8h2" stroke-width="2"/>',
    );
  });

  it('keeps the skew of a group as a transform, and joins shapes with the same skew', () => {
    const slanted = (x: number) => `<g transform="matrix(2 1 0 1 ${x} 0)"><path class="a" d="M0 0h4v4z"/></g>`;
    expect(simplifyMarkup(slanted(0) + slanted(90))).toBe(
      '<path class="a" transform="matrix(2 1 0 1 0 0)" d="M0 0h4v4zM45-45h4v4z"/>',
    );
  });

  it('writes an arc that is nearly a half circle with three decimals', () => {
    expect(simplifyMarkup('<g transform="scale(.72)"><path class="k" d="M10-30.4A32 32 0 0 1-14 28.8"/></g>')).toBe(
      '<path class="k" d="M7.2-21.888a23.04 23.04 0 0 1-17.28 42.624"/>',
    );
  });

  it('keeps the shape of a circle that is drawn as one arc', () => {
    expect(simplifyMarkup('<g transform="translate(.04 0)"><path class="k" d="M9 0a9 9 0 1 1-.01 0z"/></g>')).toBe(
      '<path class="k" d="M9.04 0a9 9 0 1 1-.01 0z"/>',
    );
  });

  it('keeps a group that contains text, and joins the shapes in it', () => {
    expect(
      simplifyMarkup(
        `<g transform="translate(9 9)">${square('a', 0)}${square('a', 20)}<text class="k bt">Start</text></g>`,
      ),
    ).toBe(
      '<g transform="translate(9 9)"><path class="a" d="M0 0h10v10h-10zM20 0h10v10h-10z"/><text class="k bt">Start</text></g>',
    );
  });

  it('joins shapes of one ink across shapes that they do not overlap', () => {
    expect(simplifyMarkup(square('a', 0) + square('k', 20) + square('a', 40))).toBe(
      `<path class="a" d="M0 0h10v10h-10zM40 0h10v10h-10z"/>${square('k', 20)}`,
    );
  });

  it('paints a shape later than it was drawn when no other shape overlaps it', () => {
    expect(simplifyMarkup(square('a', 0) + square('k', 35) + square('a', 40))).toBe(
      `${square('k', 35)}<path class="a" d="M0 0h10v10h-10zM40 0h10v10h-10z"/>`,
    );
  });

  it('joins faces that share an edge', () => {
    expect(elements(simplifyMarkup(square('a', 0) + square('a', 10)))).toBe(1);
  });

  it.each([
    ['a shape of another ink', '<path class="k" d="M9 0h32v9h-32z"/>'],
    ['the end of a thick line', '<path class="sk" stroke-width="4" d="M13 5h24"/>'],
    ['a circle', '<circle class="k" cx="25" cy="5" r="16"/>'],
    ['an arc', '<path class="k" d="M11 0h28a9 9 0 0 1 0 10h-28a9 9 0 0 1 0 -10z"/>'],
    ['the larger part of a circle', '<path class="k" d="M20 5a9 9 0 1 1 1 0zM30 5a9 9 0 1 1 1 0z"/>'],
    ['a curve', '<path class="k" d="M9 0h20q20 5 0 10z"/>'],
    ['text', '<text x="90">Start</text>'],
    ['a translated group', `<g transform="translate(8 0)"><path class="k" d="M0 0h35v9h-35z"/></g>`],
    ['a rotated and scaled group', '<g transform="rotate(90) scale(4)"><path class="k" d="M0 -2h1v-9h-1z"/></g>'],
    ['a skewed shape', '<path class="k" d="M0 0h1v9h-1z" transform="matrix(1 0 5 1 0 0)"/>'],
    ['an animated group', `<g class="hopin hop2">${square('k', 80)}</g>`],
    ['an element with an id', '<path id="door" class="k" d="M80 0h1v1z"/>'],
  ])('does not join two shapes when %s overlaps the first and is below the second', (_, between) => {
    const fewer = simplifyMarkup(square('a', 0) + between + square('a', 40));
    expect(fewer.match(/class="a"/g)).toHaveLength(2);
    expect(fewer.lastIndexOf('class="a"')).toBeGreaterThan(fewer.search(/<text|class="(?:k|sk|hopin hop2)"/));
  });

  it.each([
    ['that overlap, because the fill rule could leave the overlap empty', square('a', 0) + square('a', 9)],
    [
      'with different stroke widths',
      '<path class="sk" stroke-width="4" d="M0 0h1"/><path class="sk" stroke-width="3" d="M90 0h1"/>',
    ],
    ['with different skews', square('a', 0) + '<path class="a" transform="matrix(1 0 1 1 0 0)" d="M90 0h1v1z"/>'],
    [
      'with smooth curves, whose control points are implicit',
      square('a', 0) + '<path class="a" d="M60 0q1 1 2 2t9 9z"/>',
    ],
    ['with the keyline of pawns', '<path class="c o" d="M0 0h1v1z"/><path class="c o" d="M60 0h1v1z"/>'],
    [
      'in a group with attributes other than a transform and a color',
      `<g class="sk" stroke-width="9">${square('a', 0)}${square('a', 20)}</g>`,
    ],
  ])('does not join shapes %s', (_, drawing) => {
    expect(simplifyMarkup(drawing)).toBe(drawing);
  });

  it('joins rectangles of one ink into one path, with their rounded corners', () => {
    expect(
      simplifyMarkup(
        '<rect class="g" x="4" y="6" width="20" height="10" rx="2.5"/><rect class="g" x="40" y="6" width="20" height="10"/>',
      ),
    ).toBe(
      '<path class="g" d="M6.5 6h15a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-15a2.5 2.5 0 0 1-2.5-2.5v-5a2.5 2.5 0 0 1 2.5-2.5z' +
        'M40 6h20v10h-20v-10z"/>',
    );
  });

  it.each(SCENE_NAMES)('keeps the ink and the position of every subpath of the scene %s', (name) => {
    const { markup } = drawScene(name);
    const [drawn, fewer] = [getBoxes(markup), getBoxes(simplifyMarkup(markup))];
    expect([...fewer.keys()].sort()).toEqual([...drawn.keys()].sort());
    for (const [ink, boxes] of drawn) {
      expect(fewer.get(ink), ink).toHaveLength(boxes.length);
      for (const box of boxes) expect(distance(box, fewer.get(ink)!), `${ink} at ${box.join()}`).toBeLessThan(0.2);
    }
  });

  it('draws the city with less than 220 elements', () => {
    expect(elements(simplifyMarkup(drawScene('city').markup))).toBeLessThan(220);
  });
});
