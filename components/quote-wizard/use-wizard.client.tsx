'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { openSteps, previousStep, reachableStep } from '#lib/quote/journey';
import { deriveState, isBlank, toRequestBody } from '#lib/quote/quote-state';
import type { Game, QuoteFlowCopy } from '#lib/site/lists';
import { checkStep } from './check-step.ts';
import { readEarlyAnswers } from './early-answers.ts';
import { laterSteps } from './later-steps.ts';
import { errorsNow } from './problem.ts';
import { createQuoteFlow, UNOPENED } from './quote-flow.ts';
import { QUESTION_ID } from './step-frame.tsx';
import { useFlow } from './use-flow.client.tsx';
import { useLatePart } from './use-late-part.client.tsx';

const TITLE_PAUSE = 800;

/** The wizard as it is drawn: answers, the step on show, what is wrong with it, and the ways to move. */
export function useWizard(copy: QuoteFlowCopy, games: readonly Game[]) {
  // What was answered while the page was still loading counts.
  const [flow] = useState(() => createQuoteFlow(games, readEarlyAnswers));
  const drawn = useFlow(flow);
  const kept = drawn.shown;
  const later = useLatePart(laterSteps, !isBlank(kept.answers));
  const isLaterHere = later.part !== undefined;
  // A step that comes back with the page is shown once it is here; until then the page stays as it was served.
  const isOnWay = kept.answers.currentStep > 1 && !isLaterHere && !later.isMissing && !kept.hasMoved;
  const { answers, problem, hasMoved, justSent, ...notes } = isOnWay ? UNOPENED : kept;

  const settled = isOnWay ? UNOPENED.answers : drawn.settled.answers;
  const state = useMemo(() => deriveState(settled), [settled]);

  const body = toRequestBody(answers);
  const step = reachableStep(answers.currentStep, body);
  const open = openSteps(body);
  const position = open.findIndex(({ id }) => id === step.id) + 1;
  const stepProblem = problem?.stepId === step.id ? problem : undefined;
  const errors = stepProblem ? errorsNow(stepProblem, answers, checkStep(step, answers, games, new Date())) : {};
  const hasErrors = Object.keys(errors).length > 0;

  useEffect(() => flow.begin(), [flow]);

  const title =
    justSent === null ? `Step ${position} of ${open.length}: ${copy[step.id].question}` : 'This request is sent';
  const hasTitle = useRef(false);
  useEffect(() => {
    if (!hasTitle.current && step.number === 1 && !hasErrors && justSent === null) return;
    hasTitle.current = true;
    const write = () => (document.title = titleOf(title, hasErrors));
    write();
    // The framework writes the title of the page once more, shortly after hydration.
    const timer = setTimeout(write, TITLE_PAUSE);
    return () => clearTimeout(timer);
  }, [step.number, title, hasErrors, justSent]);

  const isProblemShown = stepProblem !== undefined;
  useEffect(() => {
    if (hasMoved && !isProblemShown) focusQuestion();
    // Only a change of step moves the focus, not the fixing of an error.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step.id, isLaterHere]);

  const { opening, dispatch, go, advance, goBack, change, startOver, finish } = flow;
  return {
    ...{ opening, dispatch, go, advance, goBack, change, startOver, finish },
    ...notes,
    /** The reference of what this tab has just sent; null while there is something to ask. */
    justSent,
    answers,
    /** The answers for everything that nobody is typing into. */
    settled,
    /** The code of all steps but the first. */
    later,
    /** The specified state, with everything that follows from the answers. */
    state,
    step,
    open,
    position,
    errors,
    attempt: stepProblem?.attempt ?? 0,
    previous: previousStep(step, body),
  };
}

function titleOf(place: string, isWrong: boolean): string {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return `${isWrong ? 'Error: ' : ''}${place}${site ? ` | ${site}` : ''}`;
}

function focusQuestion() {
  const heading = document.getElementById(QUESTION_ID);
  // Whoever is in the question already stays there: it was on the page before.
  if (heading?.closest('fieldset')?.contains(document.activeElement)) return;
  heading?.focus({ preventScroll: true });
  const wizard = heading?.closest('[data-wizard]');
  if (!heading || !wizard) return;
  const isAbove = wizard.getBoundingClientRect().top < 0;
  const isBelow = heading.getBoundingClientRect().top > window.innerHeight / 2;
  if (isAbove || isBelow) wizard.scrollIntoView?.({ block: 'start' });
}
