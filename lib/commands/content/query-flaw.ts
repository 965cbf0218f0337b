import { CATEGORIES } from '#lib/case-studies/categories';
import { formatFilters, LIBRARY_PATH, parseFilters } from '#lib/case-studies/filters';
import type { Problem } from '#lib/content/problem';
import { parsePreset, PRESET_KEYS } from '#lib/quote/presets';
import type { Content } from './read-content.ts';

type Flaw = Pick<Problem, 'what' | 'fix'>;

/** What is wrong with the part of an address after the question mark. The pages themselves ignore what they do not know. */
export function queryFlaw(path: string, search: string, content: Content): Flaw | undefined {
  if (!search) return undefined;
  if (path === '/get-a-quote') return quoteFlaw(new URLSearchParams(search), content);
  return path === LIBRARY_PATH ? libraryFlaw(search, content) : undefined;
}

function quoteFlaw(query: URLSearchParams, { lists }: Content): Flaw | undefined {
  const known: string[] = [...PRESET_KEYS, 'from'];
  const foreign = [...query.keys()].find((key) => !known.includes(key));
  if (foreign) return { what: `The quote knows no "${foreign}".`, fix: `Use ${known.join(', ')}.` };
  const preset: Record<string, unknown> = parsePreset(query);
  const lost = [...query.keys()].find((key) => key !== 'where' && preset[key] === undefined);
  if (lost)
    return { what: `The quote cannot use ${lost}=${query.get(lost)}.`, fix: 'Correct the value, or leave it out.' };
  const games = lists['games.yaml']?.data.map(({ id }) => id);
  const game = query.get('game');
  if (!game || !games || games.includes(game)) return undefined;
  return { what: `There is no game called "${game}".`, fix: `Use one of: ${games.join(', ')}.` };
}

function libraryFlaw(search: string, { studies }: Content): Flaw | undefined {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(formatFilters(parseFilters(search)));
  const lost = [...given].find(([key]) => given.getAll(key).length !== kept.getAll(key).length);
  if (lost) {
    const what = `The list of case studies knows no ${lost[0]}=${lost[1]}.`;
    return { what, fix: `Categories are: ${CATEGORIES.join(', ')}.` };
  }
  const city = kept.get('city');
  if (!city || studies.some(({ data }) => data.city.toLowerCase() === city.toLowerCase())) return undefined;
  return { what: `No case study is in "${city}".`, fix: 'Write the city as the study does, or leave it out.' };
}
