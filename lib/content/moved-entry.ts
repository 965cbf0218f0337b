type Movable = { slug: string; previous_slugs?: string[] };

/** The entry that lists this slug among its previous slugs. */
export function findMoved<T extends Movable>(entries: readonly T[], slug: string): T | undefined {
  return entries.find(({ previous_slugs = [] }) => previous_slugs.includes(slug));
}

/** The current slug of an entry, then its previous ones. */
export function getAllSlugs({ slug, previous_slugs = [] }: Movable): string[] {
  return [slug, ...previous_slugs];
}
