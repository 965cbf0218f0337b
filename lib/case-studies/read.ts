import 'server-only';
import { findMoved, slugsOf } from '#lib/content/moved-entry';
import type { Problem } from '#lib/content/problem';
import { dataOf, readMarkdownFolder, remembered, type Entry, type Reading } from '#lib/content/read';
import { isShown } from '#lib/content/reveal-date';
import { slugProblems } from '#lib/content/slug-problems';
import { CaseStudySchema, type CaseStudy } from './schema.ts';

/** Reads all case studies, newest event first, with every problem of every file. */
export function readCaseStudies(): Reading<CaseStudy> {
  const { entries, files, problems } = readMarkdownFolder('case-studies', CaseStudySchema);
  return {
    entries: entries.toSorted((left, right) => right.data.date.localeCompare(left.data.date)),
    files,
    problems: [...problems, ...slugProblems(entries), ...idProblems(entries)],
  };
}

const allStudies = remembered(() => dataOf(readCaseStudies()));

/** The studies that visitors may see at `now`; nothing of the others leaves the server. */
export function getRevealedStudies(now: Date): CaseStudy[] {
  return allStudies().filter(({ revealed_on }) => isShown(revealed_on, now));
}

export function getRevealedStudy(slug: string, now: Date): CaseStudy | undefined {
  return getRevealedStudies(now).find((study) => study.slug === slug);
}

/** The revealed study that once had this slug and has another one now. */
export function getMovedStudy(slug: string, now: Date): CaseStudy | undefined {
  return findMoved(getRevealedStudies(now), slug);
}

/** The addresses, present and past, of the studies that are not public at `now`. */
export function getHiddenStudyPaths(now: Date): string[] {
  const hidden = allStudies().filter(({ revealed_on }) => !isShown(revealed_on, now));
  return hidden.flatMap(slugsOf).map((slug) => `/case-studies/${slug}`);
}

function idProblems(entries: Entry<CaseStudy>[]): Problem[] {
  const sameId = Map.groupBy(entries, ({ data }) => data.id);
  const free = Math.max(0, ...sameId.keys()) + 1;
  return entries.flatMap(({ file, data: { id }, locate }) => {
    const other = sameId.get(id)?.find((entry) => entry.file !== file);
    if (!other) return [];
    const what = `${other.file} has the same id ${id}.`;
    return [{ file, ...locate(['id']), field: 'id', what, fix: `Give one of them a free number, such as ${free}.` }];
  });
}
