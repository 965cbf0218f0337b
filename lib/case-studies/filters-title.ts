import { FORMATS, type Filters } from './filters.ts';
import { SIZE_BANDS } from './size-bands.ts';

/** The title of a filtered list: "Escape Room case studies: 51 to 100 players, Denver, CO". */
export function formatFiltersTitle({ categories, size, format, city, q }: Filters): string {
  const kinds = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(categories);
  const band = SIZE_BANDS.find(({ value }) => value === size);
  const rest = [
    band && `${band.label.toLowerCase()} players`,
    format && FORMATS[format].toLowerCase(),
    city && formatCity(city),
    q && 'search results',
  ].filter(Boolean);
  const lead = kinds ? `${kinds} case studies` : 'Case studies';
  return rest.length > 0 ? `${lead}: ${rest.join(', ')}` : lead;
}

/** A city without ", USA", which nearly all of them have. */
export function formatCity(city: string): string {
  return city.replace(/, USA$/, '');
}
