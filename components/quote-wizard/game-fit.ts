import { labelOfEventType } from '#lib/quote/event-types';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/site/lists';

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
    return `${game.name} is made for ${listed(made)}; you chose ${labelOfEventType(typeOfEvent).toLowerCase()}.`;
  }
  const said = `you said ${participantSize.toLocaleString('en-US')}`;
  if (participantSize > game.largest)
    return `${game.name} takes up to ${game.largest.toLocaleString('en-US')}; ${said}.`;
  if (participantSize < game.smallest) return `${game.name} needs at least ${game.smallest}; ${said}.`;
  return undefined;
}

/** The name of the chosen game; empty when the choice is ours. */
export function nameOfGame(id: string, games: readonly Game[]): string {
  return id === RECOMMEND ? '' : (games.find((game) => game.id === id)?.name ?? '');
}

function listed(words: string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words);
}
