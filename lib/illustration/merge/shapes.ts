import { num, roundTo, type Point } from '../geometry.ts';
import { hullsOfPath, moveHull, widen } from './hull.ts';
import type { Element, Node } from './markup.ts';
import { IN_PLACE, matrixOf, times, type Matrix } from './matrix.ts';
import { movePath, reachesOf } from './path.ts';

/** Where an element paints, as hulls; undefined when it may be anywhere, as what moves may. */
export type Place = Point[][] | undefined;

const FILL = /^[a-z][12]?$/;
const STROKE = /^s[a-z]$/;
/** The color of a pawn, tree or prop, and the ink of what it lends that color to. */
const OWN_COLOR = /^c([a-z])$/;
const OWN_INK = 'c';
const PLACED = new Set(['class', 'transform']);
const LENGTHS = ['stroke-width', 'stroke-dasharray', 'stroke-dashoffset'];
/** Attributes that say a place, across (0) or down (1); all others are lengths. */
const AXES: Record<string, 0 | 1> = { x: 0, cx: 0, y: 1, cy: 1 };
/** A join may reach further than half a line's width. */
const JOIN = 2;

/** Whether a node is a group that places its drawing and lends it a color of its own at most. */
export function isGroup(node: Node): node is Element {
  if (typeof node === 'string' || node.tag !== 'g') return false;
  const color = node.attributes.get('class');
  return [...node.attributes.keys()].every((name) => PLACED.has(name)) && (!color || OWN_COLOR.test(color));
}

/**
 * Shapes that stand in the drawing by themselves, in the ink that they were lent: what is moved or enlarged has other numbers, what is
 * turned or slanted has no more than that for a transform. A group that holds more than plain shapes stays, with what is in it.
 */
export function settle(nodes: Node[], matrix: Matrix = IN_PLACE, color?: string): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [node];
    if (!placeOf(node)) return [isGroup(node) ? { ...node, children: settle(node.children) } : node];
    const whole = times(matrix, matrixOf(node.attributes.get('transform') ?? '')!);
    return isGroup(node)
      ? settle(node.children, whole, OWN_COLOR.exec(node.attributes.get('class') ?? '')?.[1] ?? color)
      : [moveShape(node, whole, color)];
  });
}

/** A shape that has a place, moved by a matrix. */
function moveShape(shape: Element, matrix: Matrix, color: string | undefined): Element {
  const [a, b, c, d] = matrix;
  const isUpright = b === 0 && c === 0 && a === d && a > 0;
  const { tag, attributes } = isUpright ? moveUpright(shape, matrix) : moveSlanted(shape, matrix);
  if (color && attributes.get('class') === OWN_INK) attributes.set('class', color);
  return { tag, attributes, children: [] };
}

function moveUpright({ tag, attributes }: Element, [scale, , , , x, y]: Matrix): Omit<Element, 'children'> {
  const moved = new Map(attributes);
  moved.delete('transform');
  if (scale !== 1 && STROKE.test(moved.get('class')!) && !moved.has('stroke-width')) moved.set('stroke-width', '1');
  for (const name of LENGTHS.filter((length) => moved.has(length))) {
    const lengths = moved.get(name)!.split(' ').map(Number);
    moved.set(name, lengths.map((length) => short(length * scale)).join(' '));
  }
  if (tag === 'path')
    return { tag, attributes: moved.set('d', movePath(reachesOf(attributes.get('d')!)!, scale, [x, y])) };
  for (const name of SHAPES[tag]!.by) {
    const axis = AXES[name];
    const value = num(number(attributes, name) * scale + (axis === undefined ? 0 : [x, y][axis]!));
    if (value === '0') moved.delete(name);
    else moved.set(name, value);
  }
  return { tag, attributes: moved };
}

/** What is turned or slanted keeps that as its transform, without a place in it. */
function moveSlanted({ tag, attributes }: Element, [a, b, c, d, x, y]: Matrix): Omit<Element, 'children'> {
  const { by, line } = SHAPES[tag]!;
  const moved = new Map([...attributes].filter(([name]) => !by.includes(name)));
  const [xx, xy, yx, yy] = [short(a), short(b), short(c), short(d)];
  const size = xx * yy - xy * yx;
  const start: Point = [(yy * x - yx * y) / size, (xx * y - xy * x) / size];
  moved
    .set('transform', `matrix(${xx} ${xy} ${yx} ${yy} 0 0)`)
    .set('d', movePath(reachesOf(line(attributes))!, 1, start));
  return { tag: 'path', attributes: moved };
}

/**
 * Shapes as one path.
 *
 * @param shapes one or more of one ink, as `settle` leaves them
 */
export function joinShapes(shapes: Element[]): Element {
  const first = shapes[0]!;
  const line = shapes
    .map(({ tag, attributes }) => {
      const own = SHAPES[tag]!.line(attributes);
      return tag === 'path' ? own : movePath(reachesOf(own)!, 1, [0, 0]);
    })
    .join('');
  const attributes = new Map([...first.attributes].filter(([name]) => !SHAPES[first.tag]!.by.includes(name)));
  return { tag: 'path', attributes: attributes.set('d', line), children: [] };
}

function short(value: number): number {
  return roundTo(1000, value);
}

/** All that a shape has but its line, when it has nothing but ink. */
export function inkOf(node: Node): string | undefined {
  if (typeof node === 'string' || !outlineOf(node)) return undefined;
  return JSON.stringify([...node.attributes].filter(([name]) => !SHAPES[node.tag]!.by.includes(name)).sort());
}

/** Where a shape or a group of shapes paints, in the units of what it stands in. */
export function placeOf(node: Node): Place {
  if (typeof node === 'string') return undefined;
  const matrix = matrixOf(node.attributes.get('transform') ?? '');
  const inside = isGroup(node) ? together(node.children.map(placeOf)) : outlineOf(node);
  return matrix && inside?.map((hull) => moveHull(hull, matrix));
}

function together(places: Place[]): Place {
  return places.every((place) => place !== undefined) ? places.flat() : undefined;
}

/** Where a shape paints before its transform; undefined when it has more than ink, and when its line cannot be told. */
function outlineOf(node: Node): Place {
  if (typeof node === 'string') return undefined;
  const { tag, attributes } = node;
  const shape = SHAPES[tag];
  const ink = attributes.get('class') ?? '';
  const isStroke = STROKE.test(ink);
  if (!shape || (!FILL.test(ink) && !isStroke)) return undefined;
  if (attributes.has('id') || attributes.has('style') || (tag === 'rect' && attributes.has('ry'))) return undefined;
  const width = isStroke ? Number(attributes.get('stroke-width') ?? 1) * JOIN : 0;
  return hullsOfPath(shape.line(attributes))?.map((hull) => widen(hull, width));
}

type Attributes = Map<string, string>;
const number = (attributes: Attributes, name: string) => Number(attributes.get(name) ?? 0);

/** The shapes of this kit by their tags: the attributes that say where they are, and their lines as a path's. */
const SHAPES: Record<string, { by: string[]; line: (attributes: Attributes) => string }> = {
  path: { by: ['d'], line: (attributes) => attributes.get('d') ?? '' },
  rect: {
    by: ['x', 'y', 'width', 'height', 'rx'],
    line: (attributes) => {
      const [x = 0, y = 0, width = 0, height = 0, rx = 0] = SHAPES.rect!.by.map((name) => number(attributes, name));
      const [wide, high] = [width - 2 * rx, height - 2 * rx];
      const corner = (dx: number, dy: number) => (rx ? `a${rx} ${rx} 0 0 1 ${dx} ${dy}` : '');
      return (
        `M${x + rx} ${y}h${wide}${corner(rx, rx)}v${high}${corner(-rx, rx)}` +
        `h${-wide}${corner(-rx, -rx)}v${-high}${corner(rx, -rx)}z`
      );
    },
  },
  circle: {
    by: ['cx', 'cy', 'r'],
    line: (attributes) => roundLine(attributes, number(attributes, 'r'), number(attributes, 'r')),
  },
  ellipse: {
    by: ['cx', 'cy', 'rx', 'ry'],
    line: (attributes) => roundLine(attributes, number(attributes, 'rx'), number(attributes, 'ry')),
  },
};

/** In quarters: a hull of the corners of halves would be twice as wide as they are. */
function roundLine(attributes: Attributes, rx: number, ry: number): string {
  const quarter = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const start = `M${number(attributes, 'cx') - rx} ${number(attributes, 'cy')}`;
  return start + quarter(rx, -ry) + quarter(rx, ry) + quarter(-rx, ry) + quarter(-rx, -ry) + 'z';
}
