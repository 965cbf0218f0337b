import { basename } from 'node:path';
import type { Problem } from './problem.ts';
import type { Entry } from './read.ts';

/** The address of an entry is its file name; a slug that differs would be a second one. */
export function slugProblem({ file, data, locate }: Entry<{ slug: string }>): Problem[] {
  if (basename(file, '.md') === data.slug) return [];
  return [
    {
      file,
      ...locate(['slug']),
      field: 'slug',
      what: `The slug "${data.slug}" differs from the file name.`,
      fix: `Rename the file to ${data.slug}.md, or correct the slug.`,
    },
  ];
}
