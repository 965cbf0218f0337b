import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getPublishedStudies } from '#lib/case-studies/read';
import { findContentProblems, getBlockingProblems } from '#lib/cli/content/problems';
import { formatProblem } from '#lib/content/problem';

describe('the content files', () => {
  it('have no problems', () => {
    expect(getBlockingProblems(findContentProblems()).map(formatProblem)).toEqual([]);
  });

  it('name no client in file names under public/, where files are served before their publish time', () => {
    const clients = getPublishedStudies(new Date('2999-01-01')).flatMap(({ slug, testimonials }) => [
      slug,
      ...testimonials.map(({ avatar }) => basename(avatar, '.svg')),
    ]);
    expect(clients.length).toBeGreaterThan(20);
    const files = globSync('public/**/*.*');
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => clients.some((name) => file.includes(name)))).toEqual([]);
  });
});
