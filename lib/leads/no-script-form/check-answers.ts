import { errorInDates } from '#lib/quote/preferred-dates';
import type { PriceInput } from '#lib/quote/price';
import { findErrors, parseRequest, type FieldErrors } from '#lib/quote/request-schema';
import { withoutHints } from '#lib/quote/sending-hints';
import { errorInGame } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';

/** Unchecked answers in the shape of the JSON request. */
export type UncheckedAnswers = Record<string, unknown>;

const HALF_DAY_MS = 12 * 3_600_000;

/** What stands in the way of a price. */
export function findPriceErrors(answers: UncheckedAnswers): FieldErrors {
  return findErrors(answers, ['typeOfEvent', 'city', 'participantSize']);
}

/** The errors that prevent sending: the rules of the request, and those that only the wizard checks. */
export function findSubmitErrors(answers: UncheckedAnswers, games: readonly Game[], now: Date): FieldErrors {
  const { preferredDates = [] } = answers as { preferredDates?: string[] };
  const wizardErrors = {
    game: findGameError(answers, games),
    preferredDates: errorInDates(preferredDates, getEarliestToday(now)),
  };
  const errors = { ...wizardErrors, ...parseRequest(withoutHints(answers)).errors };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** Whether the game fits the event. The wizard sets the city for a game with one city; in this form the visitor changes it. */
function findGameError(answers: UncheckedAnswers, games: readonly Game[]): string | undefined {
  if (Object.keys(findPriceErrors(answers)).length > 0) return undefined;
  const { city, ...event } = { city: '', game: '', ...answers } as PriceInput & { game: string };
  const misfit = errorInGame(event, games);
  const game = games.find(({ id }) => id === event.game);
  if (misfit !== undefined || !game?.city || game.city === city) return misfit;
  return `${game.name} is played in ${game.city} only. Write that as the city, or choose another game.`;
}

/** The earliest current date on Earth (UTC-12), as a local date, so that no visitor's current day is refused. */
function getEarliestToday(now: Date): Date {
  const shifted = new Date(now.getTime() - HALF_DAY_MS);
  return new Date(shifted.getUTCFullYear(), shifted.getUTCMonth(), shifted.getUTCDate());
}
