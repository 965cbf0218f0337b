import type { Post } from '#lib/blog/schema';
import { getRevealedStudies } from '#lib/case-studies/read';
import type { CaseStudy } from '#lib/case-studies/schema';
import { getRevealedPosts } from '#lib/blog/read';
import { getPage } from '#lib/site/read';
import type { SectionKind } from '#lib/site/sections';

/*
 * When something last changed, as the content states it: a day (YYYY-MM-DD) or the instant of a reveal (ISO). Never the
 * moment of a build, so that two builds of the same content say the same.
 */

/** Sections that show case studies. */
const SHOWS_STUDIES = new Set<SectionKind>(['cases', 'logos', 'numbers', 'quote', 'formats']);

export function changeOfPost({ published, updated }: Post): string {
  return updated ?? published;
}

export function changeOfStudy({ date, revealed_on, updated }: CaseStudy): string {
  return latest([revealed_on ?? date, updated]) ?? date;
}

/** The last change of content/pages/<name>.md or of what the page lists at `now`; undefined when the file states no day. */
export function changeOfPage(name: string, now: Date): string | undefined {
  const { updated, sections = [] } = getPage(name);
  if (!updated) return undefined;
  if (name === 'blog') return latest([updated, ...getRevealedPosts(now).map(changeOfPost)]);
  const listsStudies = name === 'case-studies' || sections.some(({ kind }) => SHOWS_STUDIES.has(kind));
  return listsStudies ? latest([updated, ...getRevealedStudies(now).map(changeOfStudy)]) : updated;
}

/** The latest of some days and instants; a day counts from its beginning. */
export function latest(dates: (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1);
}
