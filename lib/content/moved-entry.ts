type Movable = { slug: string; previous_slugs?: string[] };

/** The entry that once had this slug and has another one now. */
export function findMoved<T extends Movable>(entries: readonly T[], slug: string): T | undefined {
  return entries.find(({ previous_slugs = [] }) => previous_slugs.includes(slug));
}

/** Every slug that leads to an entry: its own first, then those that it had before. */
export function slugsOf({ slug, previous_slugs = [] }: Movable): string[] {
  return [slug, ...previous_slugs];
}
