import { SECOND_QUESTION } from '#lib/delivery/html/html-markers';
import { STEPS, type StepId } from '#lib/quote/journey';

/** The second step is in the served page, hidden behind the first. */
export const SECOND_STEP = STEPS[1];

/** What the visitor answered before React hydrated the page. */
export type PreHydrationAnswers = {
  type?: string;
  city?: string;
  /** Whether the visitor has continued from the first question and sees the second one. */
  hasLeftFirstStep: boolean;
};

export const NO_PRE_HYDRATION_ANSWERS: PreHydrationAnswers = { hasLeftFirstStep: false };

/** Gets the answers from the form controls of the page. */
export function getPreHydrationAnswers(): PreHydrationAnswers {
  const wizard = document.querySelector('[data-wizard]');
  const type = wizard?.querySelector<HTMLInputElement>('[name="type"]:checked')?.value;
  const next = wizard?.querySelector<HTMLElement>(SECOND_QUESTION);
  if (!next || next.hidden) return { type, hasLeftFirstStep: false };
  return { type, city: next.querySelector('input')?.value, hasLeftFirstStep: true };
}

/** The id of the step that the visitor sees. It can be the second one although React rendered the first. */
export function getVisibleStepId(rendered: StepId): StepId {
  return getPreHydrationAnswers().hasLeftFirstStep ? SECOND_STEP.id : rendered;
}
