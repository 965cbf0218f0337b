import 'server-only';
import { findMoved, getAllSlugs } from '#lib/content/moved-entry';
import type { Problem } from '#lib/content/problem';
import { getDataOrThrow, readMarkdownFolder, cacheUntilSave } from '#lib/content/read';
import type { Entry, ReadResult } from '#lib/content/read-cache';
import { isVisible } from '#lib/content/visibility';
import { slugProblems } from '#lib/content/slug-problems';
import { CaseStudySchema, type CaseStudy } from './schema.ts';

/** Reads all case studies, newest event first, with every problem of every file. */
export function readCaseStudies(): ReadResult<CaseStudy> {
  const { entries, files, problems } = readMarkdownFolder('case-studies', CaseStudySchema);
  return {
    entries: entries.toSorted((left, right) => right.data.date.localeCompare(left.data.date)),
    files,
    problems: [...problems, ...slugProblems(entries, 'case-studies'), ...idProblems(entries)],
  };
}

const allStudies = cacheUntilSave(() => getDataOrThrow(readCaseStudies()));

/** The studies that are visible at `now`, newest event first. All others must not leave the server. */
export function getPublishedStudies(now: Date): CaseStudy[] {
  return allStudies().filter(({ revealed_on }) => isVisible(revealed_on, now));
}

export function getPublishedStudy(slug: string, now: Date): CaseStudy | undefined {
  return getPublishedStudies(now).find((study) => study.slug === slug);
}

/** The visible study that lists this slug among its previous slugs. */
export function getMovedStudy(slug: string, now: Date): CaseStudy | undefined {
  return findMoved(getPublishedStudies(now), slug);
}

/** The current and previous paths of the studies that are not visible at `now`. */
export function getHiddenStudyPaths(now: Date): string[] {
  const hidden = allStudies().filter(({ revealed_on }) => !isVisible(revealed_on, now));
  return hidden.flatMap(getAllSlugs).map((slug) => `/case-studies/${slug}`);
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
