import type { CaseCard } from './card.ts';
import { categoriesOf } from './categories.ts';
import { formatCity } from './filters-title.ts';
import { FORMATS, getUnmetFilters, type Filters } from './filters.ts';
import { SIZE_BANDS } from './size-bands.ts';

export type FilterOption = {
  label: string;
  /** The number of studies that match this option and the filters of the other groups. Several categories match any. */
  count: number;
  isSet: boolean;
  /** The filters after choosing this option. Choosing a set option removes it. */
  filters: Filters;
};

export type FilterGroup = { label: string; name: FilterName; options: FilterOption[] };

/** The name of a group in analytics. */
type FilterName = 'kind' | 'players' | 'format' | 'city';

export type FilterGroups = Record<'category' | 'size' | 'format' | 'city', FilterGroup>;

/** Above this number of cities, those with the fewest studies are not offered; the search still finds them. */
const MAX_CITIES = 40;

/** All filter options with their counts. Options of different groups combine. */
export function filterGroups(studies: CaseCard[], filters: Filters): FilterGroups {
  const unmet = studies.map((study) => getUnmetFilters(study, filters));
  /** The studies that match the filters of all other groups. */
  const getCandidates = (group: keyof Filters) =>
    studies.filter((_, index) => [...(unmet[index] ?? [])].every((name) => name === group));
  const countValues = (group: keyof Filters, valuesOf: (study: CaseCard) => string | readonly string[]) => {
    const counts = new Map<string, number>();
    for (const value of getCandidates(group).flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };

  /** An option of a group that allows one value. */
  function createOption<Name extends 'size' | 'format' | 'city'>(
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
    count: getCandidates('categories').length,
    isSet: filters.categories.length === 0,
    filters: { ...filters, categories: [] },
  };
  const byCategory = countValues('categories', (study) => study.categories);
  const known = categoriesOf(studies);
  const categories = known.map((category) => {
    const isSet = filters.categories.includes(category);
    const chosen = known.filter((other) => (other === category) !== filters.categories.includes(other));
    return {
      label: category,
      count: byCategory.get(category) ?? 0,
      isSet,
      filters: { ...filters, categories: chosen },
    };
  });
  const bySize = countValues('size', ({ participants }) =>
    SIZE_BANDS.filter(({ from, to }) => from <= participants && participants <= to).map(({ value }) => value),
  );
  const byFormat = countValues('format', ({ format }) => format ?? []);
  const byCity = countValues('city', ({ city }) => [city]);
  const formats = Object.entries(FORMATS) as [keyof typeof FORMATS, string][];
  return {
    category: { label: 'Kind', name: 'kind', options: [anyCategory, ...categories] },
    size: {
      label: 'Players',
      name: 'players',
      options: SIZE_BANDS.map(({ value, label }) => createOption('size', value, label, bySize)),
    },
    format: {
      label: 'Format',
      name: 'format',
      options: formats.map(([value, label]) => createOption('format', value, label, byFormat)),
    },
    city: {
      label: 'City',
      name: 'city',
      options: getCities(studies, filters.city).map((city) => createOption('city', city, formatCity(city), byCity)),
    },
  };
}

/** The cities to choose from, sorted by name, always with the selected one. */
function getCities(studies: CaseCard[], selected: string): string[] {
  const counts = new Map<string, number>();
  for (const { city } of studies) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
  const all = [...counts.keys()].sort();
  if (all.length <= MAX_CITIES) return all;
  const most = all.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)).slice(0, MAX_CITIES);
  return all.filter((city) => city === selected || most.includes(city));
}
