import type { Path } from './issue.ts';

/** The location of a value in a text: `offset` is the start of its key, or of the value without a key; `start` and `end` are those of the value. */
export type Location = { offset: number; start: number; end: number };

/** The wanted paths as a tree, so that a scan of a large text stores no other locations. */
export type LocationTree = { children: Map<string | number, LocationTree>; location?: Location };

export function createLocationTree(paths: readonly Path[]): LocationTree {
  const root: LocationTree = { children: new Map() };
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

/** The location of the path, or of its nearest parent that exists in the text. */
export function getNearestLocation(root: LocationTree, path: Path): Location | undefined {
  let node: LocationTree | undefined = root;
  let { location } = root;
  for (const step of path) {
    node = node?.children.get(step);
    location = node?.location ?? location;
  }
  return location;
}

/** Deletes the locations below a duplicate key: only its last value counts. */
export function clearLocations(node: LocationTree): void {
  delete node.location;
  for (const child of node.children.values()) clearLocations(child);
}
