import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getRevealedStudies } from '#lib/case-studies/read';
import { allContentProblems, stoppers } from '#lib/commands/content/problems';
import { formatProblem } from '#lib/content/problem';

describe('the content', () => {
  it('has no problem in any file', () => {
    expect(stoppers(allContentProblems()).map(formatProblem)).toEqual([]);
  });

  it('names no client of a case study in public/, where files are served before a publish time', () => {
    const clients = getRevealedStudies(new Date('2999-01-01')).flatMap(({ slug, testimonials }) => [
      slug,
      ...testimonials.map(({ avatar }) => basename(avatar, '.svg')),
    ]);
    expect(clients.length).toBeGreaterThan(20);
    const files = globSync('public/**/*.*');
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => clients.some((name) => file.includes(name)))).toEqual([]);
  });
});
