import { normalizeSearchText } from '#lib/content/search-text';
import { hasWords, splitWords } from '#lib/content/words';
import type { CaseCard } from './card.ts';
import { CATEGORIES, categoriesOf } from './categories.ts';
import { SIZE_BANDS } from './size-bands.ts';

export const LIBRARY_PATH = '/case-studies';

type Format = NonNullable<CaseCard['format']>;

export const FORMATS = { 'in-person': 'In person', virtual: 'Virtual' } satisfies Record<Format, string>;

/** The filters of the library. An empty value is not set. */
export type Filters = {
  /** A study matches if it has any of them. */
  categories: string[];
  /** The value of a size band. */
  size: string;
  format: Format | '';
  city: string;
  /** The search text. A study matches if it contains all of its words. */
  q: string;
};

export const NO_FILTERS: Filters = { categories: [], size: '', format: '', city: '', q: '' };

/** The parameters that belong to the filters. `page` is included: a change of the filters returns to the first page. */
const PARAMETER_NAMES = ['category', 'size', 'format', 'city', 'q', 'page'];

/**
 * Parses the filters of a query string. Unknown values are ignored, and a name also matches its slug. The city is only
 * normalized, because the known cities depend on the studies: see `resolveFilters`.
 */
export function parseFilters(search: string, categories: readonly string[] = CATEGORIES): Filters {
  const query = new URLSearchParams(search);
  const first = <Value extends string>(name: string, values: readonly Value[]) =>
    query.getAll(name).flatMap((wanted) => values.find((value) => isSameName(value, wanted)) ?? [])[0] ?? '';
  const wanted = query.getAll('category');
  return {
    categories: categories.filter((category) => wanted.some((one) => isSameName(category, one))),
    size: first(
      'size',
      SIZE_BANDS.map(({ value }) => value),
    ),
    format: first('format', Object.keys(FORMATS) as Format[]),
    city: normalizeSearchText(query.get('city') ?? ''),
    q: normalizeSearchText(query.get('q') ?? ''),
  };
}

/** Parses the filters of a query string, with the city in the spelling of the studies. A city or category that no study has is ignored. */
export function resolveFilters(studies: Pick<CaseCard, 'city' | 'categories'>[], search: string): Filters {
  const filters = parseFilters(search, categoriesOf(studies));
  return { ...filters, city: studies.find(({ city }) => isSameName(city, filters.city))?.city ?? '' };
}

/** The filters as a query string in a fixed order, without a question mark: category=Onboarding&size=51-100. */
export function formatFilters({ categories, size, format, city, q }: Filters): string {
  const pairs = [...categories.map((one) => ['category', one]), ['size', size], ['format', format], ['city', city]];
  return new URLSearchParams([...pairs, ['q', q]].filter(([, value]) => value !== '')).toString();
}

/** The path of the library with these filters. Other parameters of `search`, the current query string, are kept. */
export function filtersHref(filters: Filters, search = ''): string {
  const rest = new URLSearchParams(search);
  for (const name of PARAMETER_NAMES) rest.delete(name);
  const query = [formatFilters(filters), rest.toString()].filter(Boolean).join('&');
  return query ? `${LIBRARY_PATH}?${query}` : LIBRARY_PATH;
}

/** The studies that match every filter, in the given order. */
export function filterStudies<Study extends CaseCard>(studies: Study[], filters: Filters): Study[] {
  return studies.filter((study) => getUnmetFilters(study, filters).size === 0);
}

/** The studies with the fewest unmet filters, newest first among equals. */
export function nearestStudies<Study extends CaseCard>(studies: Study[], filters: Filters, limit = 2): Study[] {
  return studies
    .map((study) => ({ study, unmet: getUnmetFilters(study, filters).size }))
    .toSorted((left, right) => left.unmet - right.unmet || right.study.date.localeCompare(left.study.date))
    .slice(0, limit)
    .map(({ study }) => study);
}

/** The filters that a study does not match. */
export function getUnmetFilters(study: CaseCard, { categories, size, format, city, q }: Filters): Set<keyof Filters> {
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

function isSameName(name: string, wanted: string): boolean {
  if (name === wanted) return true;
  const words = splitWords(name).join('-');
  return words !== '' && words === splitWords(wanted).join('-');
}
