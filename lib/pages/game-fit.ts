import { labelOfEventType } from '#lib/quote/event-types';
import { formatWhole, formatList } from '#lib/quote/figures';
import { HOME_CITY } from '#lib/quote/home-city';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from './lists.ts';

/** The id of the entry "recommend a game"; it fits every event. */
export const RECOMMEND = 'recommend';

type FitAnswers = Pick<QuoteAnswers, 'typeOfEvent' | 'participantSize'>;

export function fitsType(game: Game, typeOfEvent: string): boolean {
  return game.id === RECOMMEND || game.types.some((type) => type === typeOfEvent);
}

/** Says in one sentence why a group cannot play a game; undefined if it can. */
export function describeMismatch(game: Game, { typeOfEvent, participantSize }: FitAnswers): string | undefined {
  if (game.id === RECOMMEND) return undefined;
  if (!fitsType(game, typeOfEvent)) {
    const madeFor = game.types.map((type) => labelOfEventType(type).toLowerCase());
    return `${game.name} is made for ${formatList(madeFor, 'or')}; you chose ${labelOfEventType(typeOfEvent).toLowerCase()}.`;
  }
  const reportedSize = `you said ${formatWhole(participantSize)}`;
  if (participantSize > game.largest)
    return `${game.name} takes up to ${formatWhole(game.largest)} players; ${reportedSize}.`;
  if (participantSize < game.smallest) return `${game.name} needs at least ${game.smallest} players; ${reportedSize}.`;
  return undefined;
}

/** The error message for the chosen game; undefined if it fits. */
export function errorInGame(answers: FitAnswers & { game: string }, games: readonly Game[]): string | undefined {
  const chosen = games.find((game) => game.id === answers.game);
  const reason = chosen && describeMismatch(chosen, answers);
  return reason && `${reason} Choose another game, or let us recommend one.`;
}

/** The city of a game that is played in one city only, with its coordinates if they are known; empty for other games. */
export function getGamePlace({
  city,
}: Game): Partial<Pick<QuoteAnswers, 'city' | 'latitude' | 'longitude' | 'selectedCity'>> {
  if (!city) return {};
  const { latitude, longitude } = city === HOME_CITY.label ? HOME_CITY : { latitude: null, longitude: null };
  return { city, latitude, longitude, selectedCity: true };
}

/** The name of the chosen game; empty for RECOMMEND and unknown ids. */
export function getGameName(id: string, games: readonly Game[]): string {
  return id === RECOMMEND ? '' : (games.find((game) => game.id === id)?.name ?? '');
}
