import { getDayOfStart } from '#lib/content/start';
import type { EventChoice, EventPlace, QuoteAnswers } from '#lib/quote/quote-state';
import { fitsType, getGamePlace } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';

export type Place = { label: string; latitude: number; longitude: number };

export type ContactField = 'firstName' | 'lastName' | 'email' | 'phone' | 'description';

export type QuoteAction =
  | { kind: 'choose type'; value: string; games: readonly Game[] }
  | { kind: 'switch event'; choice: EventChoice; games: readonly Game[] }
  | { kind: 'type city'; text: string; games: readonly Game[] }
  | { kind: 'choose city'; place: Place; games: readonly Game[] }
  | { kind: 'count people'; count: number }
  | { kind: 'choose game'; game: Game }
  /** `start` is a start on one of the days; without it, one that was chosen before stays if its day does. */
  | { kind: 'pick dates'; days: string[]; start?: string }
  | { kind: 'write'; field: ContactField; text: string }
  | { kind: 'bring back'; games: readonly Game[] };

/**
 * Applies an action to the answers. Prices, steps and validity are derived elsewhere. A start belongs to the calendar of an event, so it does not
 * survive another event, place or game; a first answer to one of these keeps it.
 */
export function quoteReducer(answers: QuoteAnswers, action: QuoteAction): QuoteAnswers {
  const changed = applyAction(answers, action);
  const isSameEvent = (['typeOfEvent', 'city', 'game'] as const).every((name) =>
    ['', changed[name]].includes(answers[name]),
  );
  return isSameEvent || changed.preferredStart !== answers.preferredStart
    ? changed
    : { ...changed, preferredStart: '' };
}

function applyAction(answers: QuoteAnswers, action: QuoteAction): QuoteAnswers {
  switch (action.kind) {
    case 'choose type':
      return removeUnfitGame({ ...answers, typeOfEvent: action.value, switchedFrom: null }, action.games);
    case 'switch event':
      return switchEvent(answers, action.choice, action.games);
    case 'type city': {
      const place = { city: action.text, latitude: null, longitude: null, selectedCity: false };
      return removeUnfitGame({ ...answers, ...place, movedFrom: null }, action.games);
    }
    case 'choose city': {
      const { label, latitude, longitude } = action.place;
      // The same city only gets its coordinates. Another city replaces the one that a game had moved the event from.
      const movedFrom = label === answers.city ? answers.movedFrom : null;
      return removeUnfitGame(
        { ...answers, city: label, latitude, longitude, selectedCity: true, movedFrom },
        action.games,
      );
    }
    case 'count people':
      return { ...answers, participantSize: action.count };
    case 'choose game':
      return chooseGame(answers, action.game);
    case 'pick dates':
      return { ...answers, preferredDates: action.days, preferredStart: keepStart(answers, action) };
    case 'write':
      return { ...answers, [action.field]: action.text };
    case 'bring back':
      return removeUnfitGame(
        { ...answers, ...answers.earlier.at(-1), earlier: answers.earlier.slice(0, -1) },
        action.games,
      );
  }
}

function keepStart(
  { preferredStart }: QuoteAnswers,
  { days, start = preferredStart }: Extract<QuoteAction, { kind: 'pick dates' }>,
): string {
  return days.includes(getDayOfStart(start)) ? start : '';
}

/** Switches to virtual, or back to the previous event type. The game is kept if it fits. */
function switchEvent(answers: QuoteAnswers, choice: EventChoice, games: readonly Game[]): QuoteAnswers {
  const { typeOfEvent, game } = answers;
  const switched = quoteReducer(answers, { kind: 'choose type', value: choice.typeOfEvent, games });
  const requestedGame = games.find(({ id }) => id === choice.game);
  const isAvailable = requestedGame && fitsType(requestedGame, choice.typeOfEvent);
  return {
    ...(isAvailable ? chooseGame(switched, requestedGame) : switched),
    switchedFrom: choice.typeOfEvent === 'virtual' ? { typeOfEvent, game } : null,
  };
}

/** A game that is played in one city only moves the event there. Any other game moves it back. */
function chooseGame(answers: QuoteAnswers, game: Game): QuoteAnswers {
  const home = { ...undoMove(answers), game: game.id };
  if (!game.city || game.city === home.city) return home;
  return { ...home, ...getGamePlace(game), movedFrom: home.city.trim() === '' ? null : getEventPlace(home) };
}

/**
 * Removes a game that does not fit the event type or the city, or that is no longer listed. The head count is not
 * checked here, because it may change again.
 */
export function removeUnfitGame(answers: QuoteAnswers, games: readonly Game[]): QuoteAnswers {
  const { game: id, typeOfEvent, city } = answers;
  const game = games.find((one) => one.id === id);
  const typeFits = game && (typeOfEvent === '' || fitsType(game, typeOfEvent));
  const cityFits = game && (!game.city || game.city === city);
  if (id === '' || (typeFits && cityFits)) return answers;
  return { ...undoMove(answers), game: '' };
}

function undoMove(answers: QuoteAnswers): QuoteAnswers {
  return { ...answers, ...answers.movedFrom, movedFrom: null };
}

function getEventPlace({ city, latitude, longitude, selectedCity }: QuoteAnswers): EventPlace {
  return { city, latitude, longitude, selectedCity };
}
