import type { CaseCard } from './card.ts';
import { CATEGORIES } from './categories.ts';
import { cityLabel } from './filter-words.ts';
import { FORMATS, unmetBy, type Filters } from './filters.ts';
import { SIZE_BANDS } from './size-bands.ts';

export type FilterOption = {
  label: string;
  /** How many studies it shows, given the other groups. Several categories show the studies of any of them. */
  count: number;
  isSet: boolean;
  /** What choosing it asks for; an option that is set is taken back. */
  filters: Filters;
};

export type FilterGroup = { label: string; name: FilterName; options: FilterOption[] };

/** A group as reports call it. */
type FilterName = 'kind' | 'players' | 'format' | 'city';

export type FilterGroups = Record<'category' | 'size' | 'format' | 'city', FilterGroup>;

/** Where there are more cities, those with few studies are left to the search. */
const MOST_CITIES = 40;

/** Everything that can be chosen, with what it would show. Choosing an option of another group than its own adds to it. */
export function filterGroups(studies: CaseCard[], filters: Filters): FilterGroups {
  const unmet = studies.map((study) => unmetBy(study, filters));
  /** The studies that a group chooses from: those that fit all others. */
  const choiceOf = (group: keyof Filters) =>
    studies.filter((_, index) => [...(unmet[index] ?? [])].every((name) => name === group));
  const countsOf = (group: keyof Filters, valuesOf: (study: CaseCard) => readonly string[]) => {
    const counts = new Map<string, number>();
    for (const value of choiceOf(group).flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };

  /** One of a group in which one value is set at most. */
  function one<Name extends 'size' | 'format' | 'city'>(
    name: Name,
    value: Filters[Name],
    label: string,
    counts: ReadonlyMap<string, number>,
  ): FilterOption {
    const isSet = filters[name] === value;
    return { label, count: counts.get(value) ?? 0, isSet, filters: { ...filters, [name]: isSet ? '' : value } };
  }

  const anyCategory = {
    label: 'All',
    count: choiceOf('categories').length,
    isSet: filters.categories.length === 0,
    filters: { ...filters, categories: [] },
  };
  const byCategory = countsOf('categories', (study) => study.categories);
  const categories = CATEGORIES.map((category) => {
    const isSet = filters.categories.includes(category);
    const chosen = CATEGORIES.filter((other) => (other === category) !== filters.categories.includes(other));
    return {
      label: category,
      count: byCategory.get(category) ?? 0,
      isSet,
      filters: { ...filters, categories: chosen },
    };
  });
  const bySize = countsOf('size', ({ participants }) =>
    SIZE_BANDS.filter(({ from, to }) => from <= participants && participants <= to).map(({ value }) => value),
  );
  const byFormat = countsOf('format', ({ format }) => [format]);
  const byCity = countsOf('city', ({ city }) => [city]);
  const formats = Object.entries(FORMATS) as [CaseCard['format'], string][];
  return {
    category: { label: 'Kind', name: 'kind', options: [anyCategory, ...categories] },
    size: {
      label: 'Players',
      name: 'players',
      options: SIZE_BANDS.map(({ value, label }) => one('size', value, label, bySize)),
    },
    format: {
      label: 'Format',
      name: 'format',
      options: formats.map(([value, label]) => one('format', value, label, byFormat)),
    },
    city: {
      label: 'City',
      name: 'city',
      options: citiesOf(studies, filters.city).map((city) => one('city', city, cityLabel(city), byCity)),
    },
  };
}

/** The cities to choose from, by name; the one that is set is always among them. */
function citiesOf(studies: CaseCard[], set: string): string[] {
  const counts = new Map<string, number>();
  for (const { city } of studies) counts.set(city, (counts.get(city) ?? 0) + 1);
  const all = [...counts.keys()].sort();
  if (all.length <= MOST_CITIES) return all;
  const most = all.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)).slice(0, MOST_CITIES);
  return all.filter((city) => city === set || most.includes(city));
}
