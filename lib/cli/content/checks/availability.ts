import { findPlaces, isListedPlace } from '#lib/cities/places';
import { didYouMean } from '#lib/content/did-you-mean';
import type { Problem } from '#lib/content/problem';
import { problemAt } from '../problem-at.ts';
import type { Content } from '../read-content.ts';

/** Reports games and cities in availability.yaml that do not exist: no event would meet the condition. */
export function availabilityProblems({ lists }: Content): Problem[] {
  const entry = lists['availability.yaml'];
  const games = lists['games.yaml']?.data.map(({ id }) => id);
  if (!entry) return [];
  return entry.data.flatMap((bookable, index) => [
    ...(bookable.games ?? []).flatMap((game, place) => {
      if (games?.includes(game) ?? true) return [];
      const what = `There is no "${game}" among the games.`;
      const fix = didYouMean(game, games ?? []) ?? 'Use an id of games.yaml.';
      return [problemAt(entry, [index, 'games', place], { what, fix })];
    }),
    ...(bookable.cities ?? []).flatMap((city, place) => {
      if (isListedPlace(city)) return [];
      const what = `There is no city called "${city}" in the list of cities.`;
      const [found] = findPlaces(city, 1);
      const fix = found
        ? `Write "${found.label}".`
        : 'Write it as the quote form suggests it, such as "Chicago, IL, USA".';
      return [problemAt(entry, [index, 'cities', place], { what, fix })];
    }),
  ]);
}
