import 'server-only';
import type { Problem } from '#lib/content/problem';
import { dataOf, readMarkdownFolder, remembered, type Entry, type Reading } from '#lib/content/read';
import { slugProblem } from '#lib/content/slug-problem';
import { isRevealed } from './revealed.ts';
import { CaseStudySchema, type CaseStudy } from './schema.ts';

/** Reads all case studies, newest event first, with every problem of every file. */
export function readCaseStudies(): Reading<CaseStudy> {
  const { entries, problems } = readMarkdownFolder('case-studies', CaseStudySchema);
  const sorted = entries.toSorted((left, right) => right.data.date.localeCompare(left.data.date));
  return {
    entries: sorted,
    problems: [...problems, ...sorted.flatMap(slugProblem), ...sorted.flatMap((entry) => idClash(entry, sorted))],
  };
}

const allStudies = remembered(() => dataOf(readCaseStudies()));

/** The studies that visitors may see at `now`; nothing of the others leaves the server. */
export function getRevealedStudies(now: Date): CaseStudy[] {
  return allStudies().filter((study) => isRevealed(study, now));
}

/** The addresses of the studies that are not public at `now`. */
export function getHiddenPaths(now: Date): Set<string> {
  return new Set(
    allStudies()
      .filter((study) => !isRevealed(study, now))
      .map(({ slug }) => `/case-studies/${slug}`),
  );
}

export function getRevealedStudy(slug: string, now: Date): CaseStudy | undefined {
  return getRevealedStudies(now).find((study) => study.slug === slug);
}

function idClash({ file, data, locate }: Entry<CaseStudy>, all: Entry<CaseStudy>[]): Problem[] {
  const other = all.find((entry) => entry.file !== file && entry.data.id === data.id);
  if (!other) return [];
  return [
    {
      file,
      ...locate(['id']),
      field: 'id',
      what: `${other.file} has the same id ${data.id}.`,
      fix: 'Give one of them a free number.',
    },
  ];
}
