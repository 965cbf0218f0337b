'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { visibleSteps, previousStep, reachableStep } from '#lib/quote/journey';
import { deriveState, isBlank, toRequestBody } from '#lib/quote/quote-state';
import type { Game, QuoteFlowCopy } from '#lib/pages/lists';
import { checkStep } from '../steps/check-step.ts';
import { getPreHydrationAnswers } from './pre-hydration-answers.ts';
import { lazySteps } from '../steps/lazy-steps.ts';
import { getCurrentErrors } from './problem.ts';
import { createQuoteFlow, INITIAL_STATE } from './quote-flow.ts';
import { QUESTION_ID } from '../steps/step-frame.tsx';
import { useFlow } from './use-flow.client.tsx';
import { useLazyModule } from './use-lazy-module.client.tsx';

const TITLE_REWRITE_DELAY_MS = 800;

/**
 * The state that the wizard renders: the answers, the current step with its errors, and the functions that change them.
 */
export function useWizard(copy: QuoteFlowCopy, games: readonly Game[]) {
  const [flow] = useState(() => createQuoteFlow(games, getPreHydrationAnswers));
  const states = useFlow(flow);
  const current = states.current;
  const lazy = useLazyModule(lazySteps, !isBlank(current.answers));
  const areStepsLoaded = lazy.module !== undefined;
  // A restored step is shown when its module is loaded. Until then, the page stays as it was served.
  const isRestoredStepLoading =
    current.answers.currentStep > 1 && !areStepsLoaded && !lazy.hasFailed && !current.hasNavigated;
  const { answers, problem, hasNavigated, justSent, ...notes } = isRestoredStepLoading ? INITIAL_STATE : current;

  const deferredAnswers = isRestoredStepLoading ? INITIAL_STATE.answers : states.deferred.answers;
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
  useEffect(() => {
    if (hasNavigated && !isProblemShown) focusQuestion();
    // Only a change of step moves the focus. A corrected error does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step.id, areStepsLoaded]);

  const { getInitialAnswers, dispatch, go, advance, goBack, change, startOver, finish } = flow;
  return {
    ...{ getInitialAnswers, dispatch, go, advance, goBack, change, startOver, finish },
    ...notes,
    /** The reference of the request that this tab has sent; null while the steps are shown. */
    justSent,
    answers,
    /** The answers, one paint later, for everything but the fields. */
    deferredAnswers,
    /** The module with all steps but the first two. */
    lazy,
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
