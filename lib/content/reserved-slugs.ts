/** The slugs below each address that a route of the site has (the folders in app/), so that no study, post or topic can have them. */
export const RESERVED_SLUGS = {
  'case-studies': ['list', 'preview'],
  blog: ['list', 'topics'],
  'blog/topics': [],
} as const satisfies Record<string, readonly string[]>;

/** The address, without its first slash, below which the entries of a kind have their pages. */
export type SlugFolder = keyof typeof RESERVED_SLUGS;

/** What is wrong with a slug that a route has, and what to do; undefined for all other slugs. */
export function findReservedSlugFlaw(slug: string, folder: SlugFolder): { what: string; fix: string } | undefined {
  if (!(RESERVED_SLUGS[folder] as readonly string[]).includes(slug)) return undefined;
  const what = `"${slug}" cannot be a slug here: the site itself uses the address /${folder}/${slug}.`;
  return { what, fix: `Choose another one, such as ${slug}-1.` };
}
