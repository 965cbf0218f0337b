import { visibleSteps, type Answers, type Step, type StepId } from '#lib/quote/journey';

/** What is missing in an incomplete step. Steps that are not listed can be left empty. */
const MISSING: Partial<Record<StepId, string>> = {
  type: 'the event is',
  city: 'the city is',
  people: 'the number of players is',
  plan: 'a shorter note is',
  you: 'your name or email is',
};

/** Explains why another step than the requested one is shown; empty when the requested step is shown. */
export function getRedirectReason(shown: Step, requested: Step, answers: Answers): string {
  if (shown.id === requested.id) return '';
  const position = visibleSteps(answers).findIndex(({ id }) => id === requested.id) + 1;
  if (position === 0) return 'A virtual event is played online, so there is no city to ask for.';
  return `You asked for step ${position}; ${MISSING[shown.id] ?? 'an answer is'} still missing.`;
}
