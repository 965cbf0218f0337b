import type { CaseCard } from './card.ts';
import { CATEGORIES } from './categories.ts';
import { cityLabel } from './filter-words.ts';
import { filterStudies, FORMATS, type Filters } from './filters.ts';
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

/** Everything that can be chosen, with what it would show. Choosing an option of another group than its own adds to it. */
export function filterGroups(
  studies: CaseCard[],
  filters: Filters,
): Record<'category' | 'size' | 'format' | 'city', FilterGroup> {
  const countOf = (changes: Partial<Filters>) => filterStudies(studies, { ...filters, ...changes }).length;

  /** One of a group in which one value is set at most. */
  function one<Name extends 'size' | 'format' | 'city'>(name: Name, value: Filters[Name], label: string): FilterOption {
    const isSet = filters[name] === value;
    return {
      label,
      count: countOf({ [name]: value }),
      isSet,
      filters: { ...filters, [name]: isSet ? '' : value },
    };
  }

  const anyCategory = {
    label: 'All',
    count: countOf({ categories: [] }),
    isSet: filters.categories.length === 0,
    filters: { ...filters, categories: [] },
  };
  const categories = CATEGORIES.map((category) => {
    const isSet = filters.categories.includes(category);
    const chosen = CATEGORIES.filter((other) => (other === category) !== filters.categories.includes(other));
    return {
      label: category,
      count: countOf({ categories: [category] }),
      isSet,
      filters: { ...filters, categories: chosen },
    };
  });
  const formats = Object.entries(FORMATS) as [CaseCard['format'], string][];
  const cities = [...new Set(studies.map(({ city }) => city))].sort();
  return {
    category: { label: 'Kind', name: 'kind', options: [anyCategory, ...categories] },
    size: {
      label: 'Players',
      name: 'players',
      options: SIZE_BANDS.map(({ value, label }) => one('size', value, label)),
    },
    format: { label: 'Format', name: 'format', options: formats.map(([value, label]) => one('format', value, label)) },
    city: { label: 'City', name: 'city', options: cities.map((city) => one('city', city, cityLabel(city))) },
  };
}
