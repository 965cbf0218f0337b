import type { Post } from '#lib/blog/schema';
import { getPublishedStudies } from '#lib/case-studies/read';
import type { CaseStudy } from '#lib/case-studies/schema';
import { getPublishedPosts } from '#lib/blog/read';
import { getPage } from '#lib/pages/read';
import type { SectionKind } from '#lib/pages/sections';

/*
 * The last change of an entry, as its content file states it: a day (YYYY-MM-DD) or a publish time (ISO date-time). It never
 * is the time of a build, so that two builds of the same content are equal.
 */

/** Sections that show case studies. */
const SHOWS_STUDIES = new Set<SectionKind>(['cases', 'logos', 'numbers', 'quote', 'compare', 'pictures']);

export function changeOfPost({ published, updated }: Post): string {
  return updated ?? published;
}

export function changeOfStudy({ date, revealed_on, updated }: CaseStudy): string {
  return latest([revealed_on ?? date, updated]) ?? date;
}

/** The last change of content/pages/<name>.md or of the entries that it lists at `now`; undefined if the file has no `updated`. */
export function changeOfPage(name: string, now: Date): string | undefined {
  const { updated, sections = [] } = getPage(name);
  if (!updated) return undefined;
  if (name === 'blog') return latest([updated, ...getPublishedPosts(now).map(changeOfPost)]);
  const listsStudies = name === 'case-studies' || sections.some(({ kind }) => SHOWS_STUDIES.has(kind));
  return listsStudies ? latest([updated, ...getPublishedStudies(now).map(changeOfStudy)]) : updated;
}

/** The latest of days and date-times. A day counts as its start in UTC. */
export function latest(dates: (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1);
}
