import type { Step } from '#lib/quote/journey';
import { errorsOfStep, openSteps } from '#lib/quote/journey';
import { errorInDates } from '#lib/quote/preferred-dates';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import { errorInGame } from '#lib/site/game-fit';
import type { Game } from '#lib/site/lists';

/** Everything the browser checks in one step: the rules of the request, and what only the wizard knows. */
export function checkStep(step: Step, answers: QuoteAnswers, games: readonly Game[], today: Date): FieldErrors {
  const errors = errorsOfStep(step, toRequestBody(answers));
  if (step.id === 'plan') errors.preferredDates ??= errorInDates(answers.preferredDates, today);
  if (step.id === 'game') errors.game ??= errorInGame(answers, games);
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** The first step that cannot be sent as it is. */
export function firstFailing(answers: QuoteAnswers, games: readonly Game[], today: Date) {
  for (const step of openSteps(toRequestBody(answers))) {
    const errors = checkStep(step, answers, games, today);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return undefined;
}
