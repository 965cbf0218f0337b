import { FORMATS, type Filters } from './filters.ts';
import { SIZE_BANDS } from './size-bands.ts';

/** What a filtered list holds, as a title: "Escape Room case studies: 51 to 100 players, Denver, CO". */
export function filtersTitle({ categories, size, format, city, q }: Filters): string {
  const kinds = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(categories);
  const band = SIZE_BANDS.find(({ value }) => value === size);
  const rest = [
    band && `${band.label.toLowerCase()} players`,
    format && FORMATS[format].toLowerCase(),
    city && cityLabel(city),
    q && 'search results',
  ].filter(Boolean);
  const lead = kinds ? `${kinds} case studies` : 'Case studies';
  return rest.length > 0 ? `${lead}: ${rest.join(', ')}` : lead;
}

/** A city without the country that nearly all of them are in. */
export function cityLabel(city: string): string {
  return city.replace(/, USA$/, '');
}
