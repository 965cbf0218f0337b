'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { visibleSteps, previousStep, reachableStep } from '#lib/quote/journey';
import { deriveState, EMPTY_ANSWERS, toRequestBody } from '#lib/quote/quote-state';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import { checkStep } from '../steps/check-step.ts';
import { readChangedFields } from './changed-fields.ts';
import { hasNoFocus } from './has-no-focus.ts';
import { getCurrentErrors } from './problem.ts';
import { createQuoteFlow } from './quote-flow.ts';
import type { QuoteReply } from './quote-reply.ts';
import { QUESTION_ID } from '../steps/step-frame.tsx';
import { useFlow } from './use-flow.client.tsx';

const TITLE_REWRITE_DELAY_MS = 800;

type WizardOptions = {
  copy: QuoteFlowCopy;
  games: readonly Game[];
  formId: string;
  /** The reply of the server that the page shows; null in the prerendered page. */
  reply: QuoteReply | null;
  /** Whether the reply answers a posted step. */
  isPosted: boolean;
};

/**
 * The state that the wizard renders: the answers, the current step with its errors, and the functions that change them.
 */
export function useWizard({ copy, games, formId, reply, isPosted }: WizardOptions) {
  const [flow] = useState(() =>
    createQuoteFlow(games, {
      reply: reply ?? undefined,
      isPosted,
      getChangedFields: readChangedFields(formId),
    }),
  );
  const [rendered] = useState(flow.getState);
  const states = useFlow(flow);
  const { answers, problem, hasNavigated, justSent, ...notes } = states.current;
  const deferredAnswers = states.deferred.answers;
  const state = useMemo(() => deriveState(deferredAnswers), [deferredAnswers]);

  const body = toRequestBody(answers);
  const step = reachableStep(answers.currentStep, body);
  const steps = visibleSteps(body);
  const position = steps.findIndex(({ id }) => id === step.id) + 1;
  const stepProblem = problem?.stepId === step.id ? problem : undefined;
  const errors = stepProblem ? getCurrentErrors(stepProblem, answers, checkStep(step, answers, games, new Date())) : {};
  const hasErrors = Object.keys(errors).length > 0;

  useEffect(() => flow.start(), [flow]);

  const title =
    justSent === null ? `Step ${position} of ${steps.length}: ${copy[step.id].question}` : 'This request is sent';
  const hasTitle = useRef(false);
  useEffect(() => {
    if (!hasTitle.current && step.number === 1 && !hasErrors && justSent === null) return;
    hasTitle.current = true;
    const write = () => (document.title = formatTitle(title, hasErrors));
    write();
    // Next.js sets the title of the page once more, shortly after hydration.
    const timer = setTimeout(write, TITLE_REWRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step.number, title, hasErrors, justSent]);

  const isProblemShown = stepProblem !== undefined;
  const isServed = useRef(true);
  useEffect(() => {
    const mayFocus = !isServed.current || hasNoFocus();
    isServed.current = false;
    if (hasNavigated && !isProblemShown && mayFocus) focusQuestion();
    // Only a change of step moves the focus. A corrected error does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step.id]);

  const { getInitialAnswers, isAnsweredBefore, dispatch, go, advance, goBack, change, startOver, finish } = flow;
  return {
    ...{ getInitialAnswers, isAnsweredBefore, dispatch, go, advance, goBack, change, startOver, finish },
    ...notes,
    /** The reference of the request that this tab has sent; null while the steps are shown. */
    justSent,
    /** Whether the storage and the URL are read, and the request is not sent already. */
    isRead: deferredAnswers !== rendered.answers && deferredAnswers !== EMPTY_ANSWERS,
    answers,
    /** The answers, one paint later, for everything but the fields. */
    deferredAnswers,
    /** The state of specification section 3. */
    state,
    step,
    steps,
    position,
    errors,
    attempt: stepProblem?.attempt ?? 0,
    previous: previousStep(step, body),
  };
}

function formatTitle(title: string, isWrong: boolean): string {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return `${isWrong ? 'Error: ' : ''}${title}${site ? ` | ${site}` : ''}`;
}

function focusQuestion() {
  const heading = document.getElementById(QUESTION_ID);
  // The step was visible before hydration and the visitor is already in one of its fields.
  if (heading?.closest('fieldset')?.contains(document.activeElement)) return;
  heading?.focus({ preventScroll: true });
  const wizard = heading?.closest('[data-wizard]');
  if (!heading || !wizard) return;
  const isAbove = wizard.getBoundingClientRect().top < 0;
  const isBelow = heading.getBoundingClientRect().top > window.innerHeight / 2;
  if (isAbove || isBelow) wizard.scrollIntoView?.({ block: 'start' });
}
