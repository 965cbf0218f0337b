import 'server-only';
import { basename } from 'node:path';
import type { Problem } from '#lib/content/problem';
import { dataOf, readMarkdownFolder, remembered, type Entry, type Reading } from '#lib/content/read';
import { isRevealed } from './revealed.ts';
import { CaseStudySchema, type CaseStudy } from './schema.ts';

/** Reads all case studies, newest event first, with every problem of every file. */
export function readCaseStudies(): Reading<CaseStudy> {
  const { entries, problems } = readMarkdownFolder('case-studies', CaseStudySchema);
  const sorted = entries.toSorted((left, right) => right.data.date.localeCompare(left.data.date));
  return { entries: sorted, problems: [...problems, ...sorted.flatMap((entry) => clashesOf(entry, sorted))] };
}

const allStudies = remembered(() => dataOf(readCaseStudies()));

/** The studies that visitors may see at `now`; nothing of the others leaves the server. */
export function getRevealedStudies(now: Date): CaseStudy[] {
  return allStudies().filter((study) => isRevealed(study, now));
}

export function getRevealedStudy(slug: string, now: Date): CaseStudy | undefined {
  return getRevealedStudies(now).find((study) => study.slug === slug);
}

function clashesOf({ file, data, locate }: Entry<CaseStudy>, all: Entry<CaseStudy>[]): Problem[] {
  const others = all.filter((entry) => entry.file !== file);
  const sameId = others.find((entry) => entry.data.id === data.id);
  const problems: Problem[] = [];
  if (sameId) {
    problems.push({
      file,
      ...locate(['id']),
      field: 'id',
      what: `${sameId.file} has the same id ${data.id}.`,
      fix: 'Give one of them a free number.',
    });
  }
  if (basename(file, '.md') !== data.slug) {
    problems.push({
      file,
      ...locate(['slug']),
      field: 'slug',
      what: `The slug "${data.slug}" differs from the file name.`,
      fix: `Rename the file to ${data.slug}.md, or correct the slug.`,
    });
  }
  return problems;
}
