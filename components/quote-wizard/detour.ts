import { openSteps, type Answers, type Step, type StepId } from '#lib/quote/journey';

/** What a step that is not completed leaves open; the others can be left empty. */
const OPEN: Partial<Record<StepId, string>> = {
  type: 'the event is',
  city: 'the city is',
  people: 'the number of players is',
  plan: 'a shorter note is',
  you: 'your name or email is',
};

/** Why another step than the one asked for is on show, in a sentence; empty when it is the one. */
export function detourTo(shown: Step, asked: Step, answers: Answers): string {
  if (shown.id === asked.id) return '';
  const place = openSteps(answers).findIndex(({ id }) => id === asked.id) + 1;
  if (place === 0) return 'A virtual event is played online, so there is no city to ask for.';
  return `You asked for step ${place}; ${OPEN[shown.id] ?? 'an answer is'} still missing.`;
}
