import { num, roundToFraction, type Point } from '../geometry.ts';
import { getPathHulls, transformHull, expandHull } from './hull.ts';
import type { MarkupElement, MarkupNode } from './markup.ts';
import { IDENTITY, parseTransform, multiply, type Matrix } from './matrix.ts';
import { transformPath, parsePath } from './path.ts';

/** The area that an element paints, as convex hulls. Undefined when it is not known, for example because the element is animated. */
export type PaintedArea = Point[][] | undefined;

const FILL_CLASS = /^[a-z][12]?$/;
const STROKE_CLASS = /^s[a-z]$/;
/** The class on a pawn, tree or prop that sets its color, and the class of the shapes that use that color. */
const PIECE_COLOR_CLASS = /^c([a-z])$/;
const PIECE_COLOR_USE = 'c';
const PLAIN_GROUP_ATTRIBUTES = new Set(['class', 'transform']);
const STROKE_LENGTHS = ['stroke-width', 'stroke-dasharray', 'stroke-dashoffset'];
/** Geometry attributes that are positions, on the x axis (0) or y axis (1); all others are lengths. */
const AXES: Record<string, 0 | 1> = { x: 0, cx: 0, y: 1, cy: 1 };
/** Stroke width to the reach of a stroke: a miter join extends further than half of the width. */
const MITER_FACTOR = 2;

/** Whether a node is a group with no more than a transform and a piece color. */
export function isPlainGroup(node: MarkupNode): node is MarkupElement {
  if (typeof node === 'string' || node.tag !== 'g') return false;
  const color = node.attributes.get('class');
  return (
    [...node.attributes.keys()].every((name) => PLAIN_GROUP_ATTRIBUTES.has(name)) &&
    (!color || PIECE_COLOR_CLASS.test(color))
  );
}

/**
 * Removes plain groups and applies their transforms and piece colors to the shapes in them. Translation and scale change the numbers
 * of a shape; rotation and skew remain as its transform. A group with anything but plain shapes in it stays.
 */
export function flattenGroups(nodes: MarkupNode[], matrix: Matrix = IDENTITY, color?: string): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (typeof node === 'string') return [node];
    if (!getPaintedArea(node)) return [isPlainGroup(node) ? { ...node, children: flattenGroups(node.children) } : node];
    const whole = multiply(matrix, parseTransform(node.attributes.get('transform') ?? '')!);
    return isPlainGroup(node)
      ? flattenGroups(node.children, whole, PIECE_COLOR_CLASS.exec(node.attributes.get('class') ?? '')?.[1] ?? color)
      : [transformShape(node, whole, color)];
  });
}

/** Applies a matrix and a piece color to a shape whose painted area is known. */
function transformShape(shape: MarkupElement, matrix: Matrix, color: string | undefined): MarkupElement {
  const [a, b, c, d] = matrix;
  const isScaleOnly = b === 0 && c === 0 && a === d && a > 0;
  const { tag, attributes } = isScaleOnly ? scaleAndTranslate(shape, matrix) : keepLinearTransform(shape, matrix);
  if (color && attributes.get('class') === PIECE_COLOR_USE) attributes.set('class', color);
  return { tag, attributes, children: [] };
}

function scaleAndTranslate(
  { tag, attributes }: MarkupElement,
  [scale, , , , x, y]: Matrix,
): Omit<MarkupElement, 'children'> {
  const moved = new Map(attributes);
  moved.delete('transform');
  if (scale !== 1 && STROKE_CLASS.test(moved.get('class')!) && !moved.has('stroke-width'))
    moved.set('stroke-width', '1');
  for (const name of STROKE_LENGTHS.filter((length) => moved.has(length))) {
    const lengths = moved.get(name)!.split(' ').map(Number);
    moved.set(name, lengths.map((length) => roundToThousandth(length * scale)).join(' '));
  }
  if (tag === 'path')
    return { tag, attributes: moved.set('d', transformPath(parsePath(attributes.get('d')!)!, scale, [x, y])) };
  for (const name of SHAPES[tag]!.geometryAttributes) {
    const axis = AXES[name];
    const value = num(getNumber(attributes, name) * scale + (axis === undefined ? 0 : [x, y][axis]!));
    if (value === '0') moved.delete(name);
    else moved.set(name, value);
  }
  return { tag, attributes: moved };
}

/** Keeps the linear part of a matrix as the transform and applies the translation to the path. */
function keepLinearTransform(
  { tag, attributes }: MarkupElement,
  [a, b, c, d, x, y]: Matrix,
): Omit<MarkupElement, 'children'> {
  const { geometryAttributes, toPath } = SHAPES[tag]!;
  const moved = new Map([...attributes].filter(([name]) => !geometryAttributes.includes(name)));
  const [xx, xy, yx, yy] = [roundToThousandth(a), roundToThousandth(b), roundToThousandth(c), roundToThousandth(d)];
  const size = xx * yy - xy * yx;
  const start: Point = [(yy * x - yx * y) / size, (xx * y - xy * x) / size];
  moved
    .set('transform', `matrix(${xx} ${xy} ${yx} ${yy} 0 0)`)
    .set('d', transformPath(parsePath(toPath(attributes))!, 1, start));
  return { tag: 'path', attributes: moved };
}

/**
 * Joins shapes into one path.
 *
 * @param shapes one or more shapes with the same paint key, as `flattenGroups` returns them
 */
export function joinShapes(shapes: MarkupElement[]): MarkupElement {
  const first = shapes[0]!;
  const d = shapes
    .map(({ tag, attributes }) => {
      const own = SHAPES[tag]!.toPath(attributes);
      return tag === 'path' ? own : transformPath(parsePath(own)!, 1, [0, 0]);
    })
    .join('');
  const attributes = new Map(
    [...first.attributes].filter(([name]) => !SHAPES[first.tag]!.geometryAttributes.includes(name)),
  );
  return { tag: 'path', attributes: attributes.set('d', d), children: [] };
}

function roundToThousandth(value: number): number {
  return roundToFraction(1000, value);
}

/** All attributes of a shape except its geometry, as text. Shapes with the same key can be one path. Undefined when a shape cannot be joined. */
export function getPaintKey(node: MarkupNode): string | undefined {
  if (typeof node === 'string' || !getShapeArea(node)) return undefined;
  return JSON.stringify(
    [...node.attributes].filter(([name]) => !SHAPES[node.tag]!.geometryAttributes.includes(name)).sort(),
  );
}

/** The area that a shape or a plain group paints, in the units of its parent. */
export function getPaintedArea(node: MarkupNode): PaintedArea {
  if (typeof node === 'string') return undefined;
  const matrix = parseTransform(node.attributes.get('transform') ?? '');
  const inside = isPlainGroup(node) ? combineAreas(node.children.map(getPaintedArea)) : getShapeArea(node);
  return matrix && inside?.map((hull) => transformHull(hull, matrix));
}

function combineAreas(areas: PaintedArea[]): PaintedArea {
  return areas.every((place) => place !== undefined) ? areas.flat() : undefined;
}

/** The area that a shape paints before its transform. Undefined when it has more than one ink, an id or a style, or an unsupported path. */
function getShapeArea(node: MarkupNode): PaintedArea {
  if (typeof node === 'string') return undefined;
  const { tag, attributes } = node;
  const shape = SHAPES[tag];
  const ink = attributes.get('class') ?? '';
  const isStroke = STROKE_CLASS.test(ink);
  if (!shape || (!FILL_CLASS.test(ink) && !isStroke)) return undefined;
  if (attributes.has('id') || attributes.has('style') || (tag === 'rect' && attributes.has('ry'))) return undefined;
  const width = isStroke ? Number(attributes.get('stroke-width') ?? 1) * MITER_FACTOR : 0;
  return getPathHulls(shape.toPath(attributes))?.map((hull) => expandHull(hull, width));
}

type Attributes = Map<string, string>;
const getNumber = (attributes: Attributes, name: string) => Number(attributes.get(name) ?? 0);

/** The supported shapes by tag: their geometry attributes, and a function that returns the same outline as path data. */
const SHAPES: Record<string, { geometryAttributes: string[]; toPath: (attributes: Attributes) => string }> = {
  path: { geometryAttributes: ['d'], toPath: (attributes) => attributes.get('d') ?? '' },
  rect: {
    geometryAttributes: ['x', 'y', 'width', 'height', 'rx'],
    toPath: (attributes) => {
      const [x = 0, y = 0, width = 0, height = 0, rx = 0] = SHAPES.rect!.geometryAttributes.map((name) =>
        getNumber(attributes, name),
      );
      const [wide, high] = [width - 2 * rx, height - 2 * rx];
      const corner = (dx: number, dy: number) => (rx ? `a${rx} ${rx} 0 0 1 ${dx} ${dy}` : '');
      return (
        `M${x + rx} ${y}h${wide}${corner(rx, rx)}v${high}${corner(-rx, rx)}` +
        `h${-wide}${corner(-rx, -rx)}v${-high}${corner(rx, -rx)}z`
      );
    },
  },
  circle: {
    geometryAttributes: ['cx', 'cy', 'r'],
    toPath: (attributes) => ellipsePath(attributes, getNumber(attributes, 'r'), getNumber(attributes, 'r')),
  },
  ellipse: {
    geometryAttributes: ['cx', 'cy', 'rx', 'ry'],
    toPath: (attributes) => ellipsePath(attributes, getNumber(attributes, 'rx'), getNumber(attributes, 'ry')),
  },
};

/** An ellipse as four quarter arcs: the hull of two half arcs would be twice as wide as the ellipse. */
function ellipsePath(attributes: Attributes, rx: number, ry: number): string {
  const quarter = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const start = `M${getNumber(attributes, 'cx') - rx} ${getNumber(attributes, 'cy')}`;
  return start + quarter(rx, -ry) + quarter(rx, ry) + quarter(-rx, ry) + quarter(-rx, -ry) + 'z';
}
