import { foldName } from './fold-name.ts';
import { COUNTRY_NAMES, findRegion } from './regions.ts';

/** A folded text to look up in the city index. An exact one must be a whole name; the other may be the beginning of one. */
export type PlaceQuery = { text: string; isExact: boolean };

const SEPARATORS = /[,;\n\r\t/|]+/;
/** Postal codes of the USA, Canada and the UK at the end of a folded text. */
const POSTAL_CODE = / (?:\d{5}(?: \d{4})?|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/;
/** Words that are dropped in front of a city only as a part of an address, because "South San Francisco" is another city. */
const STREET =
  /\d|\b(?:street|st|avenue|ave|boulevard|blvd|road|rd|drive|dr|lane|ln|highway|hwy|suite|ste|floor|fl|po box)\b/;
const MAX_WORDS = 24;

/**
 * The names that a typed place can mean, the most literal first: "1 Market St, San Francisco, California 94105, United States" asks for
 * "san francisco ca usa", with longer texts before it. State and country names get the form of the labels; postal codes are dropped, and so is
 * what stands before the city in an address.
 */
export function getPlaceQueries(text: string): PlaceQuery[] {
  const folded = foldName(text);
  const segments = text.split(SEPARATORS).map(foldName).filter(Boolean);
  const last = segments.at(-1) ?? '';
  const isEndingBegun = segments.length > 1 && (/^\d{1,4}$/.test(last) || isCountryBegun(last));
  const parts = [segments, ...(isEndingBegun ? [segments.slice(0, -1)] : [])];
  const exact = parts.flatMap((part) => getExactQueries(part));
  return [{ text: folded, isExact: false }, ...[...new Set(exact)].map((one) => ({ text: one, isExact: true }))];
}

/** Whole names, with an ending in the form of the index ("ca usa", "canada", or none). */
function getExactQueries(segments: readonly string[]): string[] {
  const whole = segments.join(' ');
  const { rest, endings } = splitEnding(whole);
  const words = rest.split(' ').filter(Boolean).slice(-MAX_WORDS);
  const starts = words.map((_, index) => index).filter((index) => isAddressBefore(segments, words.slice(0, index)));
  // Without what stands between the city and its country and is not a region of ours, such as a county.
  const cities = segments.length > 2 ? segments.slice(0, -1).toReversed() : [];
  return endings.flatMap((ending) => [
    ...starts.map((start) => join(words.slice(start).join(' '), ending)),
    ...cities.map((city) => join(city, ending || (segments.at(-1) ?? ''))),
  ]);
}

function join(city: string, ending: string): string {
  return `${city} ${ending}`.trim();
}

/** Whether these words are nothing, whole segments, or a part of an address, so that the city can begin after them. */
function isAddressBefore(segments: readonly string[], words: readonly string[]): boolean {
  const before = words.join(' ');
  if (before === '' || STREET.test(before)) return true;
  return segments.some((_, index) => segments.slice(0, index).join(' ') === before);
}

/** Splits a folded text into the place and the endings to look for, the most certain first. */
function splitEnding(whole: string): { rest: string; endings: string[] } {
  let rest = dropPostalCode(whole);
  const country = findCountry(rest);
  if (country) rest = dropPostalCode(dropEnd(rest, country.name));
  const region = findRegion(rest, country?.ending);
  if (!region) return { rest, endings: [country?.ending ?? ''] };
  const withoutRegion = dropPostalCode(dropEnd(rest, region.name));
  if (withoutRegion !== '') return { rest: withoutRegion, endings: [region.ending] };
  return { rest, endings: [country?.ending ?? ''] };
}

/** The country at the end of a folded text, as written and as in the index. */
function findCountry(text: string): { name: string; ending: string } | undefined {
  return COUNTRY_NAMES.find(({ name }) => text.endsWith(` ${name}`));
}

function isCountryBegun(text: string): boolean {
  return COUNTRY_NAMES.some(({ name }) => name.startsWith(text));
}

function dropEnd(text: string, end: string): string {
  return text.slice(0, -end.length).trim();
}

function dropPostalCode(text: string): string {
  return text.replace(POSTAL_CODE, '');
}
