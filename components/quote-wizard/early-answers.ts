import { NEXT_PART } from '#lib/page-cache/marks';
import { STEPS, type StepId } from '#lib/quote/journey';

/** The question that stands on the page before React, behind the first one. */
export const SECOND = STEPS[1];

/** What was answered on the page before React drew it. */
export type EarlyAnswers = {
  type?: string;
  city?: string;
  /** Whether somebody has gone on from the first question, and sees the second one. */
  isPastFirst: boolean;
};

export const NOTHING_EARLY: EarlyAnswers = { isPastFirst: false };

/** Reads what stands on the page. */
export function readEarlyAnswers(): EarlyAnswers {
  const wizard = document.querySelector('[data-wizard]');
  const type = wizard?.querySelector<HTMLInputElement>('[name="type"]:checked')?.value;
  const next = wizard?.querySelector<HTMLElement>(NEXT_PART);
  if (!next || next.hidden) return { type, isPastFirst: false };
  return { type, city: next.querySelector('input')?.value, isPastFirst: true };
}

/** The step that a visitor sees while React has drawn the first one, or another one alone. */
export function stepSeen(drawn: StepId): StepId {
  return readEarlyAnswers().isPastFirst ? SECOND.id : drawn;
}
