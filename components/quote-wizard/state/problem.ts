import type { StepId } from '#lib/quote/journey';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';

/**
 * The errors of a rejected step, with the answers at that time. `attempt` makes two equal rejections distinguishable.
 */
export type Problem = { stepId: StepId; attempt: number; errors: FieldErrors; answers: QuoteAnswers };

/**
 * The errors to show. A field that has not changed since the rejection keeps its message, which may come from the
 * server. A changed field shows its current error, if any.
 */
export function getCurrentErrors(
  problem: Problem | undefined,
  answers: QuoteAnswers,
  current: FieldErrors,
): FieldErrors {
  if (!problem) return {};
  const messages = Object.entries(problem.errors).map(([field, message]) => {
    const isUntouched = serializeAnswer(field, problem.answers) === serializeAnswer(field, answers);
    return [field, isUntouched ? message : current[field as keyof FieldErrors]];
  });
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined));
}

function serializeAnswer(field: string, answers: QuoteAnswers): string {
  return JSON.stringify(answers[field as keyof QuoteAnswers]) ?? '';
}
