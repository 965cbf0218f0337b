import type { FieldErrors, QuoteField } from './request-schema.ts';
import { findErrors } from './request-schema.ts';

/*
 * The steps of the quote flow have a fixed order (decisions: quote flow). A step is visible unless the answers make it
 * unnecessary: virtual events have no city. A visible step is completed when all its fields are valid. Which steps are
 * completed is derived from the answers, never stored. A visitor cannot open a step after the first incomplete one.
 */

export const STEPS = [
  { number: 1, id: 'type', name: 'Event', fields: ['typeOfEvent'] },
  { number: 2, id: 'city', name: 'City', fields: ['city', 'latitude', 'longitude'] },
  { number: 3, id: 'people', name: 'People', fields: ['participantSize'] },
  { number: 4, id: 'game', name: 'Game', fields: ['game'] },
  { number: 5, id: 'plan', name: 'When', fields: ['preferredDates', 'preferredStart', 'description'] },
  { number: 6, id: 'you', name: 'You', fields: ['firstName', 'lastName', 'email', 'phone'] },
  { number: 7, id: 'send', name: 'Send', fields: [] },
] as const satisfies readonly { number: number; id: string; name: string; fields: readonly QuoteField[] }[];

export type Step = (typeof STEPS)[number];
export type StepId = Step['id'];

const ALL_FIELDS: readonly QuoteField[] = STEPS.flatMap(({ fields }) => fields);

/** Answers so far, not validated. */
export type Answers = { typeOfEvent: string } & Record<string, unknown>;

/** The steps that apply to these answers. */
export function visibleSteps(answers: Answers): Step[] {
  return STEPS.filter((step) => step.id !== 'city' || answers.typeOfEvent !== 'virtual');
}

/** One message per invalid field of a step; empty when the step is completed. */
export function getStepErrors(step: Step, answers: Answers): FieldErrors {
  return findErrors(answers, step.fields);
}

/** The first visible step with an invalid field; the last step when all are valid. */
export function firstIncompleteStep(answers: Answers): Step {
  const errors = findErrors(answers, ALL_FIELDS);
  return visibleSteps(answers).find(({ fields }) => fields.some((field) => errors[field])) ?? STEPS[6];
}

/** The visible steps before the first incomplete one. */
export function completedSteps(answers: Answers): Step[] {
  const incomplete = firstIncompleteStep(answers);
  return visibleSteps(answers).filter((step) => step.number < incomplete.number);
}

/** The step with the requested number, or the first incomplete step if that one is earlier. */
export function reachableStep(requested: number, answers: Answers): Step {
  const incomplete = firstIncompleteStep(answers);
  const reachable = visibleSteps(answers).filter((step) => step.number <= incomplete.number);
  return reachable.findLast((step) => step.number <= requested) ?? incomplete;
}

/** The visible step after this one; the step itself when it is the last. */
export function nextStep(step: Step, answers: Answers): Step {
  return visibleSteps(answers).find((other) => other.number > step.number) ?? step;
}

export function previousStep(step: Step, answers: Answers): Step | undefined {
  return visibleSteps(answers).findLast((other) => other.number < step.number);
}

/** Undefined when no step has this id. */
export function stepById(id: string | null): Step | undefined {
  return STEPS.find((step) => step.id === id);
}
