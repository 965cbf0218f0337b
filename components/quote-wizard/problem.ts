import type { StepId } from '#lib/quote/journey';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';

/** What was wrong when a step was checked, with the answers of that moment. `attempt` tells two equal failures apart. */
export type Problem = { stepId: StepId; attempt: number; errors: FieldErrors; answers: QuoteAnswers };

/**
 * The errors to show now. A field that was not touched since keeps its words (they may come from the server);
 * a changed one shows what is wrong with it at this moment, or nothing.
 */
export function errorsNow(problem: Problem | undefined, answers: QuoteAnswers, current: FieldErrors): FieldErrors {
  if (!problem) return {};
  const messages = Object.entries(problem.errors).map(([field, message]) => {
    const isUntouched = answerTo(field, problem.answers) === answerTo(field, answers);
    return [field, isUntouched ? message : current[field as keyof FieldErrors]];
  });
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined));
}

function answerTo(field: string, answers: QuoteAnswers): string {
  return JSON.stringify(answers[field as keyof QuoteAnswers]) ?? '';
}
