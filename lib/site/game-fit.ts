import { labelOfEventType } from '#lib/quote/event-types';
import { formatWhole, listed } from '#lib/quote/figures';
import { HOME_CITY } from '#lib/quote/home-city';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from './lists.ts';

/** The entry that leaves the choice to us; it fits every event. */
export const RECOMMEND = 'recommend';

type FitAnswers = Pick<QuoteAnswers, 'typeOfEvent' | 'participantSize'>;

export function fitsType(game: Game, typeOfEvent: string): boolean {
  return game.id === RECOMMEND || game.types.some((type) => type === typeOfEvent);
}

/** Why a game cannot be played by this group, in one sentence; undefined when it can. */
export function reasonAgainst(game: Game, { typeOfEvent, participantSize }: FitAnswers): string | undefined {
  if (game.id === RECOMMEND) return undefined;
  if (!fitsType(game, typeOfEvent)) {
    const made = game.types.map((type) => labelOfEventType(type).toLowerCase());
    return `${game.name} is made for ${listed(made, 'or')}; you chose ${labelOfEventType(typeOfEvent).toLowerCase()}.`;
  }
  const said = `you said ${formatWhole(participantSize)}`;
  if (participantSize > game.largest) return `${game.name} takes up to ${formatWhole(game.largest)} players; ${said}.`;
  if (participantSize < game.smallest) return `${game.name} needs at least ${game.smallest} players; ${said}.`;
  return undefined;
}

/** What is wrong with the chosen game, if anything, and how to go on. */
export function errorInGame(answers: FitAnswers & { game: string }, games: readonly Game[]): string | undefined {
  const chosen = games.find((game) => game.id === answers.game);
  const reason = chosen && reasonAgainst(chosen, answers);
  return reason && `${reason} Choose another game, or let us recommend one.`;
}

/** The one city of a game that is played nowhere else, with its coordinates where they are known; nothing for others. */
export function placeOfGame({
  city,
}: Game): Partial<Pick<QuoteAnswers, 'city' | 'latitude' | 'longitude' | 'selectedCity'>> {
  if (!city) return {};
  const { latitude, longitude } = city === HOME_CITY.label ? HOME_CITY : { latitude: null, longitude: null };
  return { city, latitude, longitude, selectedCity: true };
}

/** The name of the chosen game; empty when the choice is ours. */
export function nameOfGame(id: string, games: readonly Game[]): string {
  return id === RECOMMEND ? '' : (games.find((game) => game.id === id)?.name ?? '');
}
