'use client';

import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { nextStep, openSteps, previousStep, reachableStep, stepById, type Step } from '#lib/quote/journey';
import { parsePreset, PRESET_KEYS } from '#lib/quote/presets';
import { deriveState, EMPTY_ANSWERS, toRequestBody } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { Game, QuoteFlowCopy } from '#lib/site/lists';
import { checkStep } from './check-step.ts';
import { clearDraft, forgetJustSent, readDraft, readJustSent, saveDraft } from './device-store.ts';
import { errorsNow, type Problem } from './problem.ts';
import { quoteReducer } from './quote-reducer.ts';
import { restoreAnswers } from './restore-answers.ts';
import { START_KEY, startsAnew } from './start-anew.ts';
import { QUESTION_ID } from './step-frame.tsx';

const TITLE_PAUSE = 800;

/** The state of the wizard: answers, the step on show, what is wrong with it, and the ways to move. */
export function useWizard(copy: QuoteFlowCopy, games: readonly Game[]) {
  const [answers, dispatch] = useReducer(quoteReducer, EMPTY_ANSWERS);
  const [problem, setProblem] = useState<Problem>();
  const [isResumed, setResumed] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const firstStep = useRef(1);
  const hasRestored = useRef(false);
  const hasMoved = useRef(false);
  const reference = useSyncExternalStore(neverTells, referenceToShow, () => null);
  const justSent = answers.submitted ? null : reference;

  const body = toRequestBody(answers);
  const step = reachableStep(answers.currentStep, body);
  const open = openSteps(body);
  const position = open.findIndex(({ id }) => id === step.id) + 1;
  const stepProblem = problem?.stepId === step.id ? problem : undefined;
  const errors = stepProblem ? errorsNow(stepProblem, answers, checkStep(step, answers, games, new Date())) : {};
  const hasErrors = Object.keys(errors).length > 0;

  useEffect(() => {
    if (hasRestored.current || referenceToShow() !== null) return;
    hasRestored.current = true;
    forgetJustSent();
    const url = new URL(window.location.href);
    const preset = parsePreset(url.searchParams);
    const stored = readDraft(new Date());
    const restored = restoreAnswers({ preset, wanted: url.searchParams.get('step'), ...stored, games });
    firstStep.current = restored.currentStep;
    const isKnown = Object.keys(preset).length > 0 || stored.draft || stored.contact || restored.currentStep > 1;
    if (isKnown) dispatch({ kind: 'restore', answers: restored });
    // A square that was chosen while the page was still loading counts.
    const early = document.querySelector<HTMLInputElement>('[data-wizard] input[name="type"]:checked')?.value;
    if (early) dispatch({ kind: 'choose type', value: early, games });
    setResumed(Boolean(stored.draft?.typeOfEvent));
    // A link is read once: a reload must not undo what was changed since.
    [...PRESET_KEYS, START_KEY].forEach((key) => url.searchParams.delete(key));
    if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
  }, [games]);

  useEffect(() => {
    if (answers !== EMPTY_ANSWERS && !answers.submitted) saveDraft(answers, new Date());
  }, [answers]);

  useEffect(() => {
    function followAddress() {
      // What was sent is done with: its steps show that, not their fields.
      if (readJustSent() !== null) return dispatch({ kind: 'start over' });
      const named = stepById(new URLSearchParams(window.location.search).get('step'));
      hasMoved.current = true;
      setProblem(undefined);
      dispatch({ kind: 'go', step: named?.number ?? firstStep.current });
    }
    // A page that the browser kept whole still holds the answers that another page has sent since.
    function followReturn({ persisted }: PageTransitionEvent) {
      if (persisted && readJustSent() !== null) dispatch({ kind: 'start over' });
    }
    window.addEventListener('popstate', followAddress);
    window.addEventListener('pageshow', followReturn);
    return () => {
      window.removeEventListener('popstate', followAddress);
      window.removeEventListener('pageshow', followReturn);
    };
  }, []);

  const question = copy[step.id].question;
  const title = justSent === null ? `Step ${position} of ${open.length}: ${question}` : 'This request is sent';
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
    if (hasMoved.current && !isProblemShown) focusQuestion();
    // Only a change of step moves the focus, not the fixing of an error.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step.id]);

  function go(target: Step, found?: FieldErrors) {
    hasMoved.current = true;
    setProblem(found && { stepId: target.id, attempt: Date.now(), errors: found, answers });
    dispatch({ kind: 'go', step: target.number });
    const url = new URL(window.location.href);
    url.searchParams.set('step', target.id);
    if (url.href !== window.location.href) window.history.pushState(null, '', url);
  }

  return {
    /** The reference of what this tab has just sent; null while there is something to ask. */
    justSent,
    answers,
    /** The specified state, with everything that follows from the answers. */
    state: deriveState({ ...answers, currentStep: step.number }),
    dispatch,
    step,
    open,
    position,
    errors,
    attempt: stepProblem?.attempt ?? 0,
    isResumed,
    previous: previousStep(step, body),
    go,
    /** Goes on when this step is right, else says what is not. */
    advance() {
      const found = checkStep(step, answers, games, new Date());
      if (Object.keys(found).length > 0) {
        setProblem({ stepId: step.id, attempt: Date.now(), errors: found, answers });
        return;
      }
      const target = isReturning ? reachableStep(7, body) : nextStep(step, body);
      if (target.id === 'send') setReturning(false);
      go(target);
    },
    goBack() {
      const previous = previousStep(step, body);
      setReturning(false);
      if (previous) go(previous);
    },
    /** Opens one step for a change; Continue then returns to the summary. */
    change(target: Step, found?: FieldErrors) {
      setReturning(true);
      go(target, found);
    },
    startOver() {
      clearDraft();
      setResumed(false);
      setReturning(false);
      dispatch({ kind: 'start over' });
      go(open[0]!);
    },
  };
}

const neverTells = () => () => {};

function referenceToShow(): string | null {
  return startsAnew(new URLSearchParams(window.location.search)) ? null : readJustSent();
}

function titleOf(place: string, isWrong: boolean): string {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return `${isWrong ? 'Error: ' : ''}${place}${site ? ` | ${site}` : ''}`;
}

function focusQuestion() {
  const heading = document.getElementById(QUESTION_ID);
  heading?.focus({ preventScroll: true });
  const wizard = heading?.closest('[data-wizard]');
  if (!heading || !wizard) return;
  const isAbove = wizard.getBoundingClientRect().top < 0;
  const isBelow = heading.getBoundingClientRect().top > window.innerHeight / 2;
  if (isAbove || isBelow) wizard.scrollIntoView?.({ block: 'start' });
}
