import type { FieldErrors, QuoteField } from './request-schema.ts';
import { errorsIn } from './request-schema.ts';

/*
 * Glossary
 *   step       one question of the quote flow, in a fixed order (decisions: quote flow)
 *   open       a step that this journey asks: the city is not asked for virtual events
 *   completed  an open step whose own fields are valid; derived from the answers, never stored
 *   gap        the first open step that is not completed; nobody gets past it
 */

export const STEPS = [
  { number: 1, id: 'type', name: 'Event', fields: ['typeOfEvent'] },
  { number: 2, id: 'city', name: 'City', fields: ['city', 'latitude', 'longitude'] },
  { number: 3, id: 'people', name: 'People', fields: ['participantSize'] },
  { number: 4, id: 'game', name: 'Game', fields: ['game'] },
  { number: 5, id: 'plan', name: 'When', fields: ['preferredDates', 'description'] },
  { number: 6, id: 'you', name: 'You', fields: ['firstName', 'lastName', 'email', 'phone'] },
  { number: 7, id: 'send', name: 'Send', fields: [] },
] as const satisfies readonly { number: number; id: string; name: string; fields: readonly QuoteField[] }[];

export type Step = (typeof STEPS)[number];
export type StepId = Step['id'];

const ALL_FIELDS: readonly QuoteField[] = STEPS.flatMap(({ fields }) => fields);

/** Answers as typed so far; anything may still be missing or wrong. */
export type Answers = { typeOfEvent: string } & Record<string, unknown>;

/** The steps that this journey asks. */
export function openSteps(answers: Answers): Step[] {
  return STEPS.filter((step) => step.id !== 'city' || answers.typeOfEvent !== 'virtual');
}

/** What is wrong in one step, a message per field; empty when the step is completed. */
export function errorsOfStep(step: Step, answers: Answers): FieldErrors {
  return errorsIn(answers, step.fields);
}

/** The first open step with something missing; the last step when nothing is. */
export function firstGap(answers: Answers): Step {
  const errors = errorsIn(answers, ALL_FIELDS);
  return openSteps(answers).find(({ fields }) => fields.some((field) => errors[field])) ?? STEPS[6];
}

/** The open steps before the first gap. */
export function completedSteps(answers: Answers): Step[] {
  const gap = firstGap(answers);
  return openSteps(answers).filter((step) => step.number < gap.number);
}

/** The step asked for, or the first gap when that comes earlier. */
export function reachableStep(wanted: number, answers: Answers): Step {
  const gap = firstGap(answers);
  const open = openSteps(answers).filter((step) => step.number <= gap.number);
  return open.findLast((step) => step.number <= wanted) ?? gap;
}

export function nextStep(step: Step, answers: Answers): Step {
  return openSteps(answers).find((other) => other.number > step.number) ?? step;
}

export function previousStep(step: Step, answers: Answers): Step | undefined {
  return openSteps(answers).findLast((other) => other.number < step.number);
}

export function stepById(id: string | null): Step | undefined {
  return STEPS.find((step) => step.id === id);
}
