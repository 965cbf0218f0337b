import type { Scene } from './assemble.ts';
import type { Point } from './geometry.ts';
import { parse, write, type Element, type Node } from './merge/markup.ts';
import { paintTogether } from './merge/paint-order.ts';
import { areApart, areBoxesApart, boxOf, type Box } from './merge/hull.ts';
import { inkOf, isGroup, joinShapes, placeOf, settle, type Place } from './merge/shapes.ts';

/**
 * The same picture of fewer elements, because a browser styles and lays out each before a page's first paint: pieces used by name stand where
 * they are used, groups that only place their shapes are gone, and shapes of one ink become one path wherever the painting order lets them. What
 * moves or is named stays as it is.
 *
 * @param markup inner SVG as this kit draws it: every attribute in double quotes, no comments
 */
export function withFewerShapes(markup: string): string {
  const { symbols, drawing } = withoutSymbols(parse(markup));
  return write(merge(settle(expand(drawing, symbols))));
}

/** The same scene of fewer elements. */
export function simplify(scene: Scene): Scene {
  return { ...scene, markup: withFewerShapes(scene.markup) };
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
function merge(nodes: Node[]): Node[] {
  const inside = nodes.map((node) => (isGroup(node) ? { ...node, children: merge(node.children) } : node));
  const places = inside.map((node) => boxed(placeOf(node)));
  const inks = inside.map((node, index) => inkOf(node) ?? String(index));
  return paintTogether(inks, (earlier, later) => touch(places[earlier], places[later])).map((together) => {
    const [first, ...others] = together.map((index) => inside[index]!);
    return others.length > 0 ? joinShapes([first, ...others] as Element[]) : first!;
  });
}

/** The hulls of a place with their boxes, and the box of them all. */
type Boxed = { box: Box; hulls: { hull: Point[]; box: Box }[] } | undefined;

function boxed(place: Place): Boxed {
  return place && { box: boxOf(place.flat()), hulls: place.map((hull) => ({ hull, box: boxOf(hull) })) };
}

function touch(one: Boxed, other: Boxed): boolean {
  if (!one || !other) return true;
  if (areBoxesApart(one.box, other.box)) return false;
  return one.hulls.some((mine) =>
    other.hulls.some((theirs) => !areBoxesApart(mine.box, theirs.box) && !areApart(mine.hull, theirs.hull)),
  );
}
