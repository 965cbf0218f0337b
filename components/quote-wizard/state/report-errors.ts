import { pushEvent } from '#lib/integrations/analytics/data-layer';
import type { BrokenRule } from '#lib/integrations/analytics/events';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import type { Step } from '#lib/quote/journey';
import { LIMITS, type FieldErrors } from '#lib/quote/request-schema';
import type { Game } from '#lib/pages/lists';
import { checkStep } from '../steps/check-step.ts';

type RejectedStep = { answers: QuoteAnswers; step: Step; errors: FieldErrors };

/** Reports the broken rule of each field of a rejected step, never the value. */
export function reportErrors({ answers, step, errors }: RejectedStep, games: readonly Game[]): void {
  const currentErrors = new Map(Object.entries(checkStep(step, answers, games, new Date())));
  for (const name of Object.keys(errors)) {
    const field = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const rule = currentErrors.has(name) ? brokenRule(name, answers) : 'refused';
    pushEvent({ event: 'quote_error', step_name: step.id, field, rule });
  }
}

/** The id of the broken rule. It stays the same when the error message is reworded. */
function brokenRule(field: string, answers: QuoteAnswers): BrokenRule {
  const { participantSize, preferredDates } = answers;
  switch (field) {
    case 'participantSize':
      if (participantSize === 0) return 'missing';
      if (!Number.isInteger(participantSize)) return 'not-whole';
      return participantSize < 1 ? 'too-few' : 'too-many';
    case 'preferredDates':
      return new Set(preferredDates).size < preferredDates.length ? 'repeated' : 'too-early';
    case 'game':
      return 'unfit';
  }
  const text = String(answers[field as keyof QuoteAnswers] ?? '').trim();
  const limit = LIMITS[(field.endsWith('Name') ? 'name' : field) as keyof typeof LIMITS];
  if (text === '') return 'missing';
  return text.length > limit ? 'too-long' : 'malformed';
}
