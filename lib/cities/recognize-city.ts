import 'server-only';
import { getAliases } from './aliases.ts';
import { foldName } from './fold-name.ts';
import { matchPlaces, type Place } from './places.ts';

/** `place` is a certain match. `guess` is a likely one, which the visitor must confirm. */
export type RecognizedCity = { place?: Place; guess?: Place };

/**
 * Finds the listed place for a typed city. A match is certain for any name of `home` (a label), also if other places have
 * the same name; for a whole label; for an alias; and for a name with a region that only one place has. A city name alone,
 * such as "Chicago", is a guess: "Golden Gate" is a town in Florida.
 */
export function recognizeCity(text: string, home: string): RecognizedCity {
  const { name: wanted, places } = matchPlaces(text, Infinity);
  const fullNameMatches = places.filter(({ isSame }) => isSame);
  const [first] = fullNameMatches;
  const certain =
    fullNameMatches.find(({ label }) => label === home) ??
    fullNameMatches.find(({ label }) =>
      [label, ...getAliases(label)].some((name) => [wanted, wanted.replace(/ usa$/, '')].includes(foldName(name))),
    ) ??
    (fullNameMatches.length === 1 && first && wanted.length > getFoldedCityName(first).length ? first : undefined);
  if (certain) return { place: toPlace(certain) };
  return first ? { guess: toPlace(first) } : {};
}

function getFoldedCityName({ label }: Place): string {
  return foldName(label.split(',')[0] ?? '');
}

function toPlace({ label, latitude, longitude }: Place): Place {
  return { label, latitude, longitude };
}
