import { CATEGORIES } from '#lib/case-studies/categories';
import { formatFilters, LIBRARY_PATH, parseFilters } from '#lib/case-studies/filters';
import type { Problem } from '#lib/content/problem';
import { parsePreset, PRESET_KEYS } from '#lib/quote/presets';
import type { Content } from './read-content.ts';

type Flaw = Pick<Problem, 'what' | 'fix'>;

/** Finds query parameters and values in a link that its page would ignore. */
export function findQueryFlaw(path: string, search: string, content: Content): Flaw | undefined {
  if (!search) return undefined;
  if (path === '/get-a-quote') return findQuoteFlaw(new URLSearchParams(search), content);
  return path === LIBRARY_PATH ? findLibraryFlaw(search, content) : undefined;
}

function findQuoteFlaw(query: URLSearchParams, { lists }: Content): Flaw | undefined {
  const known: string[] = [...PRESET_KEYS, 'from'];
  const unknown = [...query.keys()].find((key) => !known.includes(key));
  if (unknown) return { what: `The quote knows no "${unknown}".`, fix: `Use ${known.join(', ')}.` };
  const preset: Record<string, unknown> = parsePreset(query);
  const ignored = [...query.keys()].find((key) => key !== 'where' && preset[key] === undefined);
  if (ignored)
    return {
      what: `The quote cannot use ${ignored}=${query.get(ignored)}.`,
      fix: 'Correct the value, or leave it out.',
    };
  const games = lists['games.yaml']?.data.map(({ id }) => id);
  const game = query.get('game');
  if (!game || !games || games.includes(game)) return undefined;
  return { what: `There is no game called "${game}".`, fix: `Use one of: ${games.join(', ')}.` };
}

function findLibraryFlaw(search: string, { studies }: Content): Flaw | undefined {
  const given = new URLSearchParams(search);
  const accepted = new URLSearchParams(formatFilters(parseFilters(search)));
  const ignored = [...given].find(([key]) => given.getAll(key).length !== accepted.getAll(key).length);
  if (ignored) {
    const what = `The list of case studies knows no ${ignored[0]}=${ignored[1]}.`;
    return { what, fix: `Categories are: ${CATEGORIES.join(', ')}.` };
  }
  const city = accepted.get('city');
  if (!city || studies.some(({ data }) => data.city.toLowerCase() === city.toLowerCase())) return undefined;
  return { what: `No case study is in "${city}".`, fix: 'Write the city as the study does, or leave it out.' };
}
