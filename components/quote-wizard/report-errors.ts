import { pushEvent } from '#lib/analytics/data-layer';
import type { BrokenRule } from '#lib/analytics/events';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import { LIMITS } from '#lib/quote/request-schema';
import type { Game } from '#lib/site/lists';
import { checkStep } from './check-step.ts';
import type { Moment } from './watch-quote.ts';

/** Reports every field of a refused step with the rule that it breaks, and never what stands in it. */
export function reportErrors({ answers, step, errors }: Moment, games: readonly Game[]): void {
  const found = new Map(Object.entries(checkStep(step, answers, games, new Date())));
  for (const name of Object.keys(errors)) {
    const field = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const rule = found.has(name) ? brokenRule(name, answers) : 'refused';
    pushEvent({ event: 'quote_error', step_name: step.id, field, rule });
  }
}

/** The rule that a wrong answer breaks: a word that stays the same when the message is worded anew. */
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
