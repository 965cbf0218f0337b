import { previousStep, reachableStep, stepById, STEPS, type Step } from '#lib/quote/journey';
import { toText } from '#lib/quote/form-answers';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/pages/lists';
import { checkStep, findInvalidStep, nextQuestion } from '../steps/check-step.ts';
import { applyForm } from './apply-form.ts';
import type { QuoteReply } from './quote-reply.ts';

/** The name of the submit buttons of the form. Their values are an `Intent`. */
export const INTENT_FIELD = 'intent';

/** What a submit button of the form does: the next question, the previous one, or the step with this id. */
export type Intent = 'next' | 'back' | Step['id'];

type Rules = {
  games: readonly Game[];
  /** The city as the server understands it, with a note about that. */
  resolveCity: (answers: QuoteAnswers) => { answers: QuoteAnswers; note?: string };
  /** A day on which no preferred date may be. */
  today: Date;
};

/**
 * Answers a posted form: the next question, or the same one with its errors. `isComplete` is true when Send was pressed and
 * all answers are valid. `previous` is the reply that the visitor answers.
 */
export function answerForm(
  previous: Pick<QuoteReply, 'answers' | 'known' | 'isReturning'>,
  form: FormData,
  { games, resolveCity, today }: Rules,
): { reply: QuoteReply; isComplete: boolean } {
  const step = reachableStep(previous.answers.currentStep, toRequestBody(previous.answers));
  const { answers, note } = resolveCity(applyForm(previous.answers, form, games));
  const { known = [] } = previous;
  const body = toRequestBody(answers);
  const typedPeople = form.has('participantSize') ? toText(form.get('participantSize')) : undefined;
  const show = (shown: Step, others: Partial<QuoteReply> = {}) => ({
    reply: { answers: { ...answers, currentStep: shown.number }, errors: {}, known, note, typedPeople, ...others },
    isComplete: false,
  });

  const intent = toText(form.get(INTENT_FIELD));
  if (intent === 'back') return show(previousStep(step, body) ?? step);
  const chosen = stepById(intent);
  if (chosen) return show(reachableStep(chosen.number, body), { isReturning: step.id === 'send' });

  const errors = checkStep(step, answers, games, today);
  if (Object.keys(errors).length > 0) return show(step, { errors, isReturning: previous.isReturning });
  if (step.id !== 'send') {
    const target = previous.isReturning
      ? reachableStep(STEPS.length, body)
      : nextQuestion(step, answers, { known, games, today });
    return show(target, { isReturning: previous.isReturning && target.id !== 'send' });
  }
  const invalid = findInvalidStep(answers, games, today);
  if (invalid) return show(invalid.step, { errors: invalid.errors, isReturning: true });
  return { ...show(step), isComplete: true };
}
