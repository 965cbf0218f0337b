import type { Path } from './issue.ts';

/** Where a value stands: `offset` is where people look for it (at its name when it has one), the rest its own text. */
export type Place = { offset: number; start: number; end: number };

/** The paths whose places are wanted, as a tree, so that a scan of a large text keeps nothing else. */
export type PlaceTree = { children: Map<string | number, PlaceTree>; place?: Place };

export function placeTree(paths: readonly Path[]): PlaceTree {
  const root: PlaceTree = { children: new Map() };
  for (const path of paths) {
    let node = root;
    for (const step of path) {
      const next = node.children.get(step) ?? { children: new Map() };
      node.children.set(step, next);
      node = next;
    }
  }
  return root;
}

/** The place at the path, or of the nearest parent that stands in the text. */
export function nearestPlace(root: PlaceTree, path: Path): Place | undefined {
  let node: PlaceTree | undefined = root;
  let { place } = root;
  for (const step of path) {
    node = node?.children.get(step);
    place = node?.place ?? place;
  }
  return place;
}

/** Forgets the places below a name that is written again: only its last value counts. */
export function forgetPlaces(node: PlaceTree): void {
  delete node.place;
  for (const child of node.children.values()) forgetPlaces(child);
}
