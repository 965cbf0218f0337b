import { tidyText } from '#lib/content/search-text';
import { hasWords, wordsOf } from '#lib/content/words';
import type { CaseCard } from './card.ts';
import { CATEGORIES } from './categories.ts';
import { SIZE_BANDS } from './size-bands.ts';

/*
 * Glossary
 *   filters      what a visitor asks of the library; an empty value asks for nothing
 *   filter query the filters as they stand in an address, in one fixed order: category=Onboarding&size=51-100
 *   the rest     other parameters of an address, such as test-mode; they stay when filters change
 */

export const LIBRARY_PATH = '/case-studies';

export const FORMATS = { 'in-person': 'In person', virtual: 'Virtual' } satisfies Record<CaseCard['format'], string>;

export type Category = (typeof CATEGORIES)[number];

export type Filters = {
  /** Any of them will do. */
  categories: Category[];
  /** The value of a size band. */
  size: string;
  format: CaseCard['format'] | '';
  city: string;
  /** Words that must all be found. */
  q: string;
};

export const NO_FILTERS: Filters = { categories: [], size: '', format: '', city: '', q: '' };

/** `page` counts within one set of filters, so it goes when they change. */
const NAMES = ['category', 'size', 'format', 'city', 'q', 'page'];

/**
 * Reads the filters of an address; values that nothing has are ignored, and a name also matches its slug. A city is only
 * tidied, because the studies alone know theirs: see `filtersFor`.
 */
export function parseFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  const first = <Value extends string>(name: string, values: readonly Value[]) =>
    query.getAll(name).flatMap((wanted) => values.find((value) => isSame(value, wanted)) ?? [])[0] ?? '';
  const wanted = query.getAll('category');
  return {
    categories: CATEGORIES.filter((category) => wanted.some((one) => isSame(category, one))),
    size: first(
      'size',
      SIZE_BANDS.map(({ value }) => value),
    ),
    format: first('format', Object.keys(FORMATS) as CaseCard['format'][]),
    city: tidyText(query.get('city') ?? ''),
    q: tidyText(query.get('q') ?? ''),
  };
}

/** The filters of an address, with the city spelled as the studies spell it; a city that none of them has is ignored. */
export function filtersFor(studies: Pick<CaseCard, 'city'>[], search: string): Filters {
  const filters = parseFilters(search);
  return { ...filters, city: studies.find(({ city }) => isSame(city, filters.city))?.city ?? '' };
}

/** The filter query without a question mark; empty when nothing is set. */
export function formatFilters({ categories, size, format, city, q }: Filters): string {
  const pairs = [...categories.map((one) => ['category', one]), ['size', size], ['format', format], ['city', city]];
  return new URLSearchParams([...pairs, ['q', q]].filter(([, value]) => value !== '')).toString();
}

/** The address of the library with these filters. It keeps the rest of `search`, the query of the address so far. */
export function filtersHref(filters: Filters, search = ''): string {
  const rest = new URLSearchParams(search);
  for (const name of NAMES) rest.delete(name);
  const query = [formatFilters(filters), rest.toString()].filter(Boolean).join('&');
  return query ? `${LIBRARY_PATH}?${query}` : LIBRARY_PATH;
}

/** The studies that fit every filter, in the order given. */
export function filterStudies<Study extends CaseCard>(studies: Study[], filters: Filters): Study[] {
  return studies.filter((study) => unmetBy(study, filters).size === 0);
}

/** The studies that miss the fewest filters, the newest of them first. */
export function nearestStudies<Study extends CaseCard>(studies: Study[], filters: Filters, limit = 2): Study[] {
  return studies
    .map((study) => ({ study, unmet: unmetBy(study, filters).size }))
    .toSorted((left, right) => left.unmet - right.unmet || right.study.date.localeCompare(left.study.date))
    .slice(0, limit)
    .map(({ study }) => study);
}

/** Which of the five filters a study does not fit. */
export function unmetBy(study: CaseCard, { categories, size, format, city, q }: Filters): Set<keyof Filters> {
  const band = SIZE_BANDS.find(({ value }) => value === size);
  const unmet = new Set<keyof Filters>();
  if (categories.length > 0 && !categories.some((category) => study.categories.includes(category))) {
    unmet.add('categories');
  }
  if (band && (study.participants < band.from || study.participants > band.to)) unmet.add('size');
  if (format && study.format !== format) unmet.add('format');
  if (city && study.city !== city) unmet.add('city');
  if (!hasWords(study.words, q)) unmet.add('q');
  return unmet;
}

function isSame(name: string, wanted: string): boolean {
  return wordsOf(name).join('-') === wordsOf(wanted).join('-');
}
