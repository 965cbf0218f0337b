import { getStepErrors, visibleSteps, type Step, type StepId } from '#lib/quote/journey';
import { errorInDates } from '#lib/quote/preferred-dates';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import { LIMITS, type FieldErrors } from '#lib/quote/request-schema';
import { errorInGame } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';

/** Validates one step in the browser: the rules of the request, and those that only the wizard has. */
export function checkStep(step: Step, answers: QuoteAnswers, games: readonly Game[], today: Date): FieldErrors {
  const errors = getStepErrors(step, toRequestBody(answers));
  if (step.id === 'plan') {
    const { preferredDates: days, preferredStart: start } = answers;
    errors.preferredDates = errorInChoices(days, start) ?? errors.preferredDates ?? errorInDates(days, today, start);
  }
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

/** The error message when the day of a start makes one day too many; the start may be ''. */
function errorInChoices(days: readonly string[], start: string): string | undefined {
  if (start === '' || days.length <= LIMITS.dates) return undefined;
  return `With the start from the calendar these are ${days.length} days. Choose up to ${LIMITS.dates}, or leave some empty.`;
}
