import type { Step } from '#lib/quote/journey';
import { getStepErrors, visibleSteps } from '#lib/quote/journey';
import { errorInDates } from '#lib/quote/preferred-dates';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import { errorInGame } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';

/** Validates one step in the browser: the rules of the request, and those that only the wizard has. */
export function checkStep(step: Step, answers: QuoteAnswers, games: readonly Game[], today: Date): FieldErrors {
  const errors = getStepErrors(step, toRequestBody(answers));
  if (step.id === 'plan') errors.preferredDates ??= errorInDates(answers.preferredDates, today);
  if (step.id === 'game') errors.game ??= errorInGame(answers, games);
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** The first invalid step with its errors; undefined when all are valid. */
export function findInvalidStep(answers: QuoteAnswers, games: readonly Game[], today: Date) {
  for (const step of visibleSteps(toRequestBody(answers))) {
    const errors = checkStep(step, answers, games, today);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return undefined;
}
