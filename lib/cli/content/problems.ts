import type { Problem } from '#lib/content/problem';
import { addressProblems } from './checks/addresses.ts';
import { dateProblems } from './checks/dates.ts';
import { embargoProblems } from './checks/embargo.ts';
import { lengthProblems } from './checks/lengths.ts';
import { markupProblems } from './checks/markup.ts';
import { movedProblems } from './checks/moved.ts';
import { nameProblems } from './checks/names.ts';
import { findPhotographProblems } from './checks/photographs.ts';
import { pictureProblems } from './checks/pictures.ts';
import { plainPageProblems } from './checks/plain-pages.ts';
import { placeholderProblems } from './checks/placeholders.ts';
import { publishedSlugProblems } from './checks/published-slugs.ts';
import { redirectProblems } from './checks/redirects.ts';
import { availabilityProblems } from './checks/availability.ts';
import { galleryProblems, referenceProblems } from './checks/references.ts';
import { searchResultProblems } from './checks/search-results.ts';
import { shareCardProblems } from './checks/share-cards.ts';
import { strayFileProblems } from './checks/stray-files.ts';
import { readContent, type Content } from './read-content.ts';

/** The checks across all valid files. */
const CHECKS: ((content: Content) => Problem[])[] = [
  strayFileProblems,
  nameProblems,
  referenceProblems,
  galleryProblems,
  availabilityProblems,
  redirectProblems,
  movedProblems,
  publishedSlugProblems,
  addressProblems,
  markupProblems,
  lengthProblems,
  pictureProblems,
  shareCardProblems,
  placeholderProblems,
  plainPageProblems,
  searchResultProblems,
  dateProblems,
  embargoProblems,
];

/** All problems, warnings and to-dos of all content files at `now`, without those of photographs. */
export function findContentProblems(now = new Date()): Problem[] {
  return findProblemsIn(readContent(now));
}

/** All problems, with those of photographs, which are decoded for it. */
export async function findAllProblems(now = new Date()): Promise<Problem[]> {
  const content = readContent(now);
  return [...findProblemsIn(content), ...(await findPhotographProblems(content))];
}

function findProblemsIn(content: Content): Problem[] {
  return [...content.problems, ...CHECKS.flatMap((check) => check(content))];
}

/** The problems that stop a build. */
export function getBlockingProblems(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ level }) => level === undefined);
}
