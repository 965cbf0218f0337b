import { basename } from 'node:path';
import type { Problem } from './problem.ts';
import type { Entry } from './read.ts';

/** The address of an entry is its file name; a slug that differs would be a second one. */
export function slugProblems(entries: Entry<{ slug: string }>[]): Problem[] {
  const fileOf = new Map(entries.map(({ file }) => [basename(file, '.md'), file]));
  return entries.flatMap(({ file, data: { slug }, locate }) => {
    const name = basename(file, '.md');
    if (name === slug) return [];
    const place = { file, ...locate(['slug']), field: 'slug' };
    const other = fileOf.get(slug);
    if (other) {
      const what = `${other} has the slug "${slug}", too.`;
      return [{ ...place, what, fix: `Write slug: ${name} here, the same as the file name.` }];
    }
    const what = `The slug "${slug}" differs from the file name.`;
    return [{ ...place, what, fix: `Rename the file to ${slug}.md, or correct the slug.` }];
  });
}
