import { errorInDates } from '#lib/quote/preferred-dates';
import type { PriceInput } from '#lib/quote/price';
import { errorsIn, parseRequest, type FieldErrors } from '#lib/quote/request-schema';
import { withoutHints } from '#lib/quote/sending-hints';
import { errorInGame } from '#lib/site/game-fit';
import type { Game } from '#lib/site/lists';

/** Answers in the shape of the JSON request, not checked yet. */
export type UncheckedAnswers = Record<string, unknown>;

const HALF_A_DAY = 12 * 3_600_000;

/** What stands in the way of a price. */
export function errorsBeforePrice(answers: UncheckedAnswers): FieldErrors {
  return errorsIn(answers, ['typeOfEvent', 'city', 'participantSize']);
}

/** What stands in the way of sending: the rules of the request, and what the wizard checks beside them. */
export function errorsBeforeSending(answers: UncheckedAnswers, games: readonly Game[], now: Date): FieldErrors {
  const { preferredDates = [] } = answers as { preferredDates?: string[] };
  const beside = {
    game: errorInChoice(answers, games),
    preferredDates: errorInDates(preferredDates, earliestToday(now)),
  };
  const errors = { ...beside, ...parseRequest(withoutHints(answers)).errors };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** Whether the game fits. The wizard moves the event to the one city of a game; here a person decides that first. */
function errorInChoice(answers: UncheckedAnswers, games: readonly Game[]): string | undefined {
  if (Object.keys(errorsBeforePrice(answers)).length > 0) return undefined;
  const { city, ...event } = { city: '', game: '', ...answers } as PriceInput & { game: string };
  const misfit = errorInGame(event, games);
  const game = games.find(({ id }) => id === event.game);
  if (misfit !== undefined || !game?.city || game.city === city) return misfit;
  return `${game.name} is played in ${game.city} only. Write that as the city, or choose another game.`;
}

/** Today where it lasts longest (UTC-12), as a local date: nobody's tomorrow is refused. */
function earliestToday(now: Date): Date {
  const there = new Date(now.getTime() - HALF_A_DAY);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
}
