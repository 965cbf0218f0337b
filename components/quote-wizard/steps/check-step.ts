import { getStepErrors, visibleSteps, type Step, type StepId } from '#lib/quote/journey';
import { errorInDates } from '#lib/quote/preferred-dates';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import { errorInGame } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';

/** Validates one step in the browser: the rules of the request, and those that only the wizard has. */
export function checkStep(step: Step, answers: QuoteAnswers, games: readonly Game[], today: Date): FieldErrors {
  const errors = getStepErrors(step, toRequestBody(answers));
  if (step.id === 'plan') errors.preferredDates ??= errorInDates(answers.preferredDates, today, answers.preferredStart);
  if (step.id === 'game') errors.game ??= errorInGame(answers, games);
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** The next step that is to be asked: steps of `known`, which a link has answered, are skipped while they are valid. */
export function nextQuestion(
  step: Step,
  answers: QuoteAnswers,
  { known, games, today }: { known: readonly StepId[]; games: readonly Game[]; today: Date },
): Step {
  const isAsked = (other: Step) =>
    !known.includes(other.id) || Object.keys(checkStep(other, answers, games, today)).length > 0;
  const steps = visibleSteps(toRequestBody(answers));
  return steps.find((other) => other.number > step.number && isAsked(other)) ?? step;
}

/** The first invalid step with its errors; undefined when all are valid. */
export function findInvalidStep(answers: QuoteAnswers, games: readonly Game[], today: Date) {
  for (const step of visibleSteps(toRequestBody(answers))) {
    const errors = checkStep(step, answers, games, today);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return undefined;
}
