import { EMPTY_ANSWERS, type QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/site/lists';
import { fitsType, placeOfGame } from './game-fit.ts';

export type Place = { label: string; latitude: number; longitude: number };

export type PlainField = 'firstName' | 'lastName' | 'email' | 'phone' | 'description';

export type QuoteAction =
  | { kind: 'go'; step: number }
  | { kind: 'restore'; answers: Partial<QuoteAnswers> }
  | { kind: 'choose type'; value: string; games: readonly Game[] }
  | { kind: 'type city'; text: string; games: readonly Game[] }
  | { kind: 'choose city'; place: Place; games: readonly Game[] }
  | { kind: 'count people'; count: number }
  | { kind: 'choose game'; game: Game }
  | { kind: 'pick dates'; days: string[] }
  | { kind: 'write'; field: PlainField; text: string }
  | { kind: 'sent' }
  | { kind: 'start over' };

/** What an action makes of the answers. Prices, steps and validity are derived from them elsewhere. */
export function quoteReducer(answers: QuoteAnswers, action: QuoteAction): QuoteAnswers {
  switch (action.kind) {
    case 'go':
      return { ...answers, currentStep: action.step };
    case 'restore':
      return { ...answers, ...action.answers };
    case 'choose type':
      return withoutMisfit({ ...answers, typeOfEvent: action.value }, action.games);
    case 'type city':
      return withoutMisfit(
        { ...answers, city: action.text, latitude: null, longitude: null, selectedCity: false },
        action.games,
      );
    case 'choose city': {
      const { label, latitude, longitude } = action.place;
      return withoutMisfit({ ...answers, city: label, latitude, longitude, selectedCity: true }, action.games);
    }
    case 'count people':
      return { ...answers, participantSize: action.count };
    case 'choose game':
      return chooseGame(answers, action.game);
    case 'pick dates':
      return { ...answers, preferredDates: action.days };
    case 'write':
      return { ...answers, [action.field]: action.text };
    case 'sent':
      return { ...answers, submitted: true };
    case 'start over':
      return EMPTY_ANSWERS;
  }
}

/** A game that is played in one place only brings its city along. */
function chooseGame(answers: QuoteAnswers, game: Game): QuoteAnswers {
  const isThere = !game.city || game.city === answers.city;
  return { ...answers, game: game.id, ...(isThere ? {} : placeOfGame(game)) };
}

/**
 * Lets go of a game that the event or its city rules out, or that is not on the list anymore. A head count never does: it
 * may still move back.
 */
export function withoutMisfit(answers: QuoteAnswers, games: readonly Game[]): QuoteAnswers {
  const game = games.find(({ id }) => id === answers.game);
  if (!game) return answers.game === '' ? answers : { ...answers, game: '' };
  const cityFits = !game.city || game.city === answers.city;
  return fitsType(game, answers.typeOfEvent) && cityFits ? answers : { ...answers, game: '' };
}
