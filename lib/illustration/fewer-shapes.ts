import type { Scene } from './assemble.ts';
import type { Point } from './geometry.ts';
import { areApart, hullOf, hullsOfPath, matrixOf, moveHull, widen } from './hull.ts';

/** An element of a drawing, or the words of one. */
type Node = { tag: string; attributes: Map<string, string>; children: Node[] } | string;
type Element = Exclude<Node, string>;

/** Where an element paints; undefined when it may be anywhere, as what moves may. */
type Place = Point[][] | undefined;
type Painted = { node: Node; place: Place };

const FILL = /^[a-z][12]?$/;
const STROKE = /^s[a-z]$/;
/** The color of a pawn, tree or prop. */
const OWN_COLOR = /^c[a-z]$/;
const PLACED = new Set(['class', 'transform']);
/** A join may reach further than half a line's width. */
const JOIN = 2;

/**
 * The same picture of fewer elements, because a browser styles and lays out each before a page's first paint: pieces used by name stand where
 * they are used, and shapes of one ink become one path wherever nothing between them in the painting order touches them. What moves or is
 * named stays as it is.
 *
 * @param markup inner SVG as this kit draws it: every attribute in double quotes, no comments
 */
export function withFewerShapes(markup: string): string {
  const { symbols, drawing } = withoutSymbols(parse(markup));
  return write(merge(expand(drawing, symbols)).map(({ node }) => node));
}

/** The same scene of fewer elements. */
export function simplify(scene: Scene): Scene {
  return { ...scene, markup: withFewerShapes(scene.markup) };
}

function parse(markup: string): Node[] {
  const open: Element[] = [{ tag: '', attributes: new Map(), children: [] }];
  for (const [text, closing, tag, attributes = '', empty] of markup.matchAll(
    /<(\/?)([a-z]\w*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/gi,
  )) {
    if (!tag) open.at(-1)!.children.push(text);
    else if (closing) open.pop();
    else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const node: Element = {
        tag,
        attributes: new Map(pairs.map(([, name = '', value = '']) => [name, value])),
        children: [],
      };
      open.at(-1)!.children.push(node);
      if (!empty) open.push(node);
    }
  }
  return open[0]!.children;
}

function write(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
      const inside = write(node.children);
      return inside || node.tag === 'g' || node.tag === 'text'
        ? `<${node.tag}${attributes}>${inside}</${node.tag}>`
        : `<${node.tag}${attributes}/>`;
    })
    .join('');
}

/** The pieces that a drawing defines, by reference, and the drawing without them. */
function withoutSymbols(nodes: Node[]): { symbols: Map<string, Node[]>; drawing: Node[] } {
  const symbols = new Map<string, Node[]>();
  const isPiece = (node: Node) => typeof node !== 'string' && node.attributes.get('class') === 'piece';
  const drawing = nodes.flatMap((node): Node[] => {
    if (typeof node === 'string' || node.tag !== 'defs') return [node];
    for (const piece of node.children.filter(isPiece) as Element[])
      symbols.set(`#${piece.attributes.get('id')}`, piece.children);
    const children = node.children.filter((child) => !isPiece(child));
    return children.length > 0 ? [{ ...node, children }] : [];
  });
  return { symbols, drawing };
}

/** The drawing with its pieces in place. */
function expand(nodes: Node[], symbols: Map<string, Node[]>): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [node];
    const piece = node.tag === 'use' ? symbols.get(node.attributes.get('href') ?? '') : undefined;
    if (!piece) return [{ ...node, children: expand(node.children, symbols) }];
    const attributes = new Map([...node.attributes].filter(([name]) => name !== 'href'));
    return attributes.size > 0 ? [{ tag: 'g', attributes, children: piece }] : piece;
  });
}

/** Paints shapes together that can be, group by group. */
function merge(nodes: Node[]): Painted[] {
  const painted: Painted[] = [];
  for (const node of nodes) {
    const next = place(typeof node === 'string' ? node : pathOf(node));
    const partner = partnerOf(next, painted);
    if (partner) join(partner, next);
    else painted.push(next);
  }
  return painted;
}

/** The shape of the same ink that this one can be painted with: nothing that was painted since may lie under it. */
function partnerOf(shape: Painted, painted: Painted[]): Painted | undefined {
  const ink = inkOf(shape);
  if (!ink) return undefined;
  for (const earlier of painted.toReversed()) {
    if (!isApart(shape.place, earlier.place)) return undefined;
    if (inkOf(earlier) === ink) return earlier;
  }
  return undefined;
}

function join(partner: Painted, shape: Painted): void {
  const [one, other] = [partner.node as Element, shape.node as Element];
  const path = one.attributes.get('d')! + other.attributes.get('d')!;
  partner.node = { ...one, attributes: new Map(one.attributes).set('d', path) };
  partner.place = [...partner.place!, ...shape.place!];
}

function isApart(one: Place, other: Place): boolean {
  return !!one && !!other && one.every((hull) => other.every((against) => areApart(hull, against)));
}

/** All that a path has but its line, when it is a line from a point of its own and has nothing but ink. */
function inkOf({ node, place: where }: Painted): string | undefined {
  if (typeof node === 'string' || node.tag !== 'path' || !where) return undefined;
  if (!node.attributes.get('d')?.startsWith('M')) return undefined;
  return JSON.stringify([...node.attributes].filter(([name]) => name !== 'd').sort());
}

/** A rectangle as a path, so that it can be one with others. */
function pathOf(node: Element): Element {
  const { attributes } = node;
  const names = ['x', 'y', 'width', 'height', 'rx'];
  if (node.tag !== 'rect' || attributes.has('ry')) return node;
  const [x = 0, y = 0, width = 0, height = 0, rx = 0] = names.map((name) => Number(attributes.get(name) ?? 0));
  const [wide, high] = [width - 2 * rx, height - 2 * rx].map((side) => Math.round(side * 10) / 10);
  const corner = (dx: number, dy: number) => (rx ? `a${rx} ${rx} 0 0 1 ${dx} ${dy}` : '');
  const d =
    `M${Math.round((x + rx) * 10) / 10} ${y}h${wide}${corner(rx, rx)}v${high}${corner(-rx, rx)}` +
    `h${-wide!}${corner(-rx, -rx)}v${-high!}${corner(rx, -rx)}z`;
  return {
    ...node,
    tag: 'path',
    attributes: new Map([...[...attributes].filter(([name]) => !names.includes(name)), ['d', d]]),
  };
}

function place(node: Node): Painted {
  if (typeof node === 'string') return { node, place: undefined };
  const matrix = matrixOf(node.attributes.get('transform') ?? '');
  const children = isOnlyPlaced(node) ? merge(node.children) : undefined;
  const inside = children ? togetherOf(children) : outlineOf(node);
  return {
    node: children ? { ...node, children: children.map((child) => child.node) } : node,
    place: matrix && inside?.map((hull) => moveHull(hull, matrix)),
  };
}

function togetherOf(painted: Painted[]): Place {
  const places = painted.map(({ place: where }) => where);
  return places.every((where) => where !== undefined) ? places.flat() : undefined;
}

/** Whether an element is a group that places its drawing and lends it a color of its own at most. */
function isOnlyPlaced({ tag, attributes }: Element): boolean {
  const ink = attributes.get('class');
  return tag === 'g' && [...attributes.keys()].every((name) => PLACED.has(name)) && (!ink || OWN_COLOR.test(ink));
}

/** Where a shape without children paints before its transform; undefined when it has more than ink. */
function outlineOf({ tag, attributes }: Element): Place {
  const ink = attributes.get('class') ?? '';
  const isStroke = STROKE.test(ink);
  if ((!FILL.test(ink) && !isStroke) || attributes.has('id') || attributes.has('style')) return undefined;
  const number = (name: string) => Number(attributes.get(name) ?? 0);
  const width = isStroke ? Number(attributes.get('stroke-width') ?? 1) * JOIN : 0;
  if (tag === 'path') return hullsOfPath(attributes.get('d') ?? '')?.map((hull) => widen(hull, width));
  if (tag !== 'circle' && tag !== 'ellipse') return undefined;
  const [cx, cy] = [number('cx'), number('cy')];
  const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
  const box = hullOf([
    [cx - rx, cy - ry],
    [cx + rx, cy - ry],
    [cx - rx, cy + ry],
    [cx + rx, cy + ry],
  ]);
  return [widen(box, width)];
}
