import { basename } from 'node:path';
import type { Problem } from './problem.ts';
import type { Entry } from './read-cache.ts';
import { findReservedSlugFlaw, type SlugFolder } from './reserved-slugs.ts';
import { slugify } from './slugify.ts';

/** Reports slugs that differ from their file name, or that a route of the site has. */
export function slugProblems(entries: Entry<{ slug: string }>[], folder: SlugFolder): Problem[] {
  const fileOf = new Map(entries.map(({ file }) => [basename(file, '.md'), file]));
  return entries.flatMap(({ file, data: { slug }, locate }) => {
    const name = basename(file, '.md');
    const place = { file, ...locate(['slug']), field: 'slug' };
    const reserved = findReservedSlugFlaw(slug, folder);
    if (reserved) return [{ ...place, ...reserved }];
    if (name === slug) return [];
    const other = fileOf.get(slug);
    if (other) {
      const what = `${other} has the slug "${slug}", too.`;
      return [{ ...place, what, fix: `Write slug: ${name} here, the same as the file name.` }];
    }
    const what = `The slug "${slug}" differs from the file name.`;
    const fix = `Rename the file to ${slug}.md`;
    return [{ ...place, what, fix: slugify(name) === name ? `${fix}, or correct the slug.` : `${fix}.` }];
  });
}
