import type { Scene } from './drawing.ts';
import type { Point } from './geometry.ts';
import { parseMarkup, serializeMarkup, type MarkupElement, type MarkupNode } from './merge/markup.ts';
import { isState } from './states.ts';
import { batchByKind } from './merge/paint-order.ts';
import { areHullsDisjoint, areBoxesDisjoint, boundingBox, type Box } from './merge/hull.ts';
import {
  getPaintKey,
  isPlainGroup,
  joinShapes,
  getPaintedArea,
  flattenGroups,
  type PaintedArea,
} from './merge/shapes.ts';

/**
 * Draws the same picture with fewer elements, because a browser styles and lays out each element before the first paint.
 *
 * - A `<use>` of a symbol is replaced by the shapes of the symbol.
 * - A group that only places or colors its shapes is removed, and its transform is applied to the shapes.
 * - Shapes of one ink become one path where the painting order allows it.
 *
 * Elements with an id, and groups that CSS animates, stay as they are. Groups with `data-at` or `data-from` (states.ts) stay, and what is in them
 * becomes fewer elements.
 *
 * @param markup inner SVG as this module writes it: every attribute in double quotes, no comments
 */
export function simplifyMarkup(markup: string): string {
  const { symbols, drawing } = extractSymbols(parseMarkup(markup));
  return serializeMarkup(mergeShapes(flattenGroups(simplifyStates(expandUses(drawing, symbols)))));
}

/** Simplifies what is in the groups of states, which are not merged with anything else. */
function simplifyStates(nodes: MarkupNode[]): MarkupNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const children = simplifyStates(node.children);
    return { ...node, children: isState(node) ? mergeShapes(flattenGroups(children)) : children };
  });
}

/** The same scene with fewer elements. */
export function simplifyScene(scene: Scene): Scene {
  return { ...scene, markup: simplifyMarkup(scene.markup) };
}

/** Splits a drawing into its symbols, by reference (`#id`), and the markup without them. */
function extractSymbols(nodes: MarkupNode[]): { symbols: Map<string, MarkupNode[]>; drawing: MarkupNode[] } {
  const symbols = new Map<string, MarkupNode[]>();
  const isPiece = (node: MarkupNode) => typeof node !== 'string' && node.attributes.get('class') === 'piece';
  const drawing = nodes.flatMap((node): MarkupNode[] => {
    if (typeof node === 'string' || node.tag !== 'defs') return [node];
    for (const piece of node.children.filter(isPiece) as MarkupElement[])
      symbols.set(`#${piece.attributes.get('id')}`, piece.children);
    const children = node.children.filter((child) => !isPiece(child));
    return children.length > 0 ? [{ ...node, children }] : [];
  });
  return { symbols, drawing };
}

/** Replaces each `<use>` of a symbol by a group with the shapes of that symbol. */
function expandUses(nodes: MarkupNode[], symbols: Map<string, MarkupNode[]>): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (typeof node === 'string') return [node];
    const piece = node.tag === 'use' ? symbols.get(node.attributes.get('href') ?? '') : undefined;
    if (!piece) return [{ ...node, children: expandUses(node.children, symbols) }];
    const attributes = new Map([...node.attributes].filter(([name]) => name !== 'href'));
    return attributes.size > 0 ? [{ tag: 'g', attributes, children: piece }] : piece;
  });
}

/** Joins shapes of one ink within each group. */
function mergeShapes(nodes: MarkupNode[]): MarkupNode[] {
  const inside = nodes.map((node) => (isPlainGroup(node) ? { ...node, children: mergeShapes(node.children) } : node));
  const areas = inside.map((node) => withBounds(getPaintedArea(node)));
  const inks = inside.map((node, index) => getPaintKey(node) ?? String(index));
  return batchByKind(inks, (earlier, later) => overlap(areas[earlier], areas[later])).map((batch) => {
    const [first, ...others] = batch.map((index) => inside[index]!);
    return others.length > 0 ? joinShapes([first, ...others] as MarkupElement[]) : first!;
  });
}

/** An area with the bounding box of each hull, and of all hulls. Undefined when the area is unknown. */
type BoundedArea = { box: Box; hulls: { hull: Point[]; box: Box }[] } | undefined;

function withBounds(area: PaintedArea): BoundedArea {
  return area && { box: boundingBox(area.flat()), hulls: area.map((hull) => ({ hull, box: boundingBox(hull) })) };
}

function overlap(one: BoundedArea, other: BoundedArea): boolean {
  if (!one || !other) return true;
  if (areBoxesDisjoint(one.box, other.box)) return false;
  return one.hulls.some((mine) =>
    other.hulls.some((theirs) => !areBoxesDisjoint(mine.box, theirs.box) && !areHullsDisjoint(mine.hull, theirs.hull)),
  );
}
