import type { EventChoice, EventPlace, QuoteAnswers } from '#lib/quote/quote-state';
import { fitsType, placeOfGame } from '#lib/site/game-fit';
import type { Game } from '#lib/site/lists';

export type Place = { label: string; latitude: number; longitude: number };

export type PlainField = 'firstName' | 'lastName' | 'email' | 'phone' | 'description';

export type QuoteAction =
  | { kind: 'choose type'; value: string; games: readonly Game[] }
  | { kind: 'switch event'; choice: EventChoice; games: readonly Game[] }
  | { kind: 'type city'; text: string; games: readonly Game[] }
  | { kind: 'choose city'; place: Place; games: readonly Game[] }
  | { kind: 'count people'; count: number }
  | { kind: 'choose game'; game: Game }
  | { kind: 'pick dates'; days: string[] }
  | { kind: 'write'; field: PlainField; text: string }
  | { kind: 'bring back'; games: readonly Game[] };

/** What an action makes of the answers. Prices, steps and validity are derived from them elsewhere. */
export function quoteReducer(answers: QuoteAnswers, action: QuoteAction): QuoteAnswers {
  switch (action.kind) {
    case 'choose type':
      return withoutMisfit({ ...answers, typeOfEvent: action.value, switchedFrom: null }, action.games);
    case 'switch event':
      return switchEvent(answers, action.choice, action.games);
    case 'type city': {
      const place = { city: action.text, latitude: null, longitude: null, selectedCity: false };
      return withoutMisfit({ ...answers, ...place, movedFrom: null }, action.games);
    }
    case 'choose city': {
      const { label, latitude, longitude } = action.place;
      // The same city only gets its coordinates; another one is where the visitor wants to be.
      const movedFrom = label === answers.city ? answers.movedFrom : null;
      return withoutMisfit(
        { ...answers, city: label, latitude, longitude, selectedCity: true, movedFrom },
        action.games,
      );
    }
    case 'count people':
      return { ...answers, participantSize: action.count };
    case 'choose game':
      return chooseGame(answers, action.game);
    case 'pick dates':
      return { ...answers, preferredDates: action.days };
    case 'write':
      return { ...answers, [action.field]: action.text };
    case 'bring back':
      return withoutMisfit(
        { ...answers, ...answers.earlier.at(-1), earlier: answers.earlier.slice(0, -1) },
        action.games,
      );
  }
}

/** To virtual, or back to what it was; the game comes along where it fits. */
function switchEvent(answers: QuoteAnswers, choice: EventChoice, games: readonly Game[]): QuoteAnswers {
  const { typeOfEvent, game } = answers;
  const switched = quoteReducer(answers, { kind: 'choose type', value: choice.typeOfEvent, games });
  const wanted = games.find(({ id }) => id === choice.game);
  const isThere = wanted && fitsType(wanted, choice.typeOfEvent);
  return {
    ...(isThere ? chooseGame(switched, wanted) : switched),
    switchedFrom: choice.typeOfEvent === 'virtual' ? { typeOfEvent, game } : null,
  };
}

/** A game that is played in one place only takes the event there, and any other game takes it back. */
function chooseGame(answers: QuoteAnswers, game: Game): QuoteAnswers {
  const home = { ...backFromMove(answers), game: game.id };
  if (!game.city || game.city === home.city) return home;
  return { ...home, ...placeOfGame(game), movedFrom: home.city.trim() === '' ? null : placeOf(home) };
}

/**
 * Lets go of a game that the event or its city rules out, or that is not on the list anymore. A head count never does: it
 * may still move back.
 */
export function withoutMisfit(answers: QuoteAnswers, games: readonly Game[]): QuoteAnswers {
  const { game: id, typeOfEvent, city } = answers;
  const game = games.find((one) => one.id === id);
  const typeFits = game && (typeOfEvent === '' || fitsType(game, typeOfEvent));
  const cityFits = game && (!game.city || game.city === city);
  if (id === '' || (typeFits && cityFits)) return answers;
  return { ...backFromMove(answers), game: '' };
}

function backFromMove(answers: QuoteAnswers): QuoteAnswers {
  return { ...answers, ...answers.movedFrom, movedFrom: null };
}

function placeOf({ city, latitude, longitude, selectedCity }: QuoteAnswers): EventPlace {
  return { city, latitude, longitude, selectedCity };
}
