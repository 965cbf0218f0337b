import {
  nextStep,
  openSteps,
  previousStep,
  reachableStep,
  stepById,
  STEPS,
  type Step,
  type StepId,
} from '#lib/quote/journey';
import { parsePreset, PRESET_KEYS } from '#lib/quote/presets';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { SentQuote } from '#lib/quote/sent-quote';
import type { Game } from '#lib/site/lists';
import { addressOf, nameStep, pushAddress, replaceAddress } from './address-bar.ts';
import { checkStep } from './check-step.ts';
import { detourTo } from './detour.ts';
import { NOTHING_EARLY, SECOND, type EarlyAnswers } from './early-answers.ts';
import {
  forgetAnswers,
  forgetJustSent,
  readAnswers,
  readJustSent,
  saveAnswers,
  saveSentQuote,
} from './device-store.ts';
import type { Problem } from './problem.ts';
import { quoteReducer, type QuoteAction } from './quote-reducer.ts';
import { restoreAnswers } from './restore-answers.ts';
import { START_KEY, startsAnew } from './start-anew.ts';

/*
 * Glossary
 *   flow        one page load of the wizard, without anything that draws it
 *   on show     the step that the visitor sees: `currentStep` of the answers, and the one that the address names
 *   detour      another step than the one asked for, because an earlier one is still open
 *   returning   on the way back to the summary, from which a step was opened for a change; the history remembers it
 */

export type FlowState = {
  answers: QuoteAnswers;
  problem?: Problem;
  /** Why another step than the one asked for is on show; empty when it is the one. */
  detour: string;
  /** Whether the answers come from an earlier visit. */
  isResumed: boolean;
  /** Whether the step on show was moved to, so that its question takes the focus. */
  hasMoved: boolean;
  /** The reference of what this tab has just sent; null while there is something to ask. */
  justSent: string | null;
};

/** An answer shows in its own field and must be drawn with the key that gave it; everything else is a move. */
export type FlowChange = 'answer' | 'move';
type FlowListener = (state: FlowState, kind: FlowChange) => void;
/** `before` are the answers that the device held until now. */
type Keeping = { before?: QuoteAnswers; kind?: FlowChange };

/** Before the device and the address are read: what the server renders. */
export const UNOPENED: FlowState = {
  answers: EMPTY_ANSWERS,
  problem: undefined,
  detour: '',
  isResumed: false,
  hasMoved: false,
  justSent: null,
};

/**
 * Keeps the answers, the device and the address of one page in step, and knows the ways to move. `readEarly` reads what was answered before.
 */
export function createQuoteFlow(games: readonly Game[], readEarly: () => EarlyAnswers = () => NOTHING_EARLY) {
  let state = UNOPENED;
  let opening: QuoteAnswers | undefined;
  const listeners = new Set<FlowListener>();

  function show(changes: Partial<FlowState>, kind: FlowChange = 'move') {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener(state, kind));
  }

  /** Takes over answers. The step on show is never behind a gap, and the device and the address follow. */
  function keep(
    answers: QuoteAnswers,
    changes: Partial<FlowState> = {},
    { before = state.answers, kind }: Keeping = {},
  ) {
    const step = reachableStep(answers.currentStep, toRequestBody(answers));
    const kept = { ...answers, currentStep: step.number };
    saveAnswers(kept, before, new Date());
    nameStep(step.id);
    show({ ...changes, answers: kept }, kind);
  }

  /** The sentence about a step that was asked for by its address. */
  function detourFrom(asked: Step, answers: QuoteAnswers) {
    const body = toRequestBody(answers);
    return detourTo(reachableStep(asked.number, body), asked, body);
  }

  function restore(early = NOTHING_EARLY) {
    const url = new URL(window.location.href);
    const reference = startsAnew(url.searchParams) ? null : readJustSent();
    if (reference !== null) return show({ ...UNOPENED, justSent: reference });
    forgetJustSent();
    const wanted = stepById(url.searchParams.get('step'));
    const stored = readAnswers(new Date());
    const answers = restoreAnswers({ preset: parsePreset(url.searchParams), wanted, stored, early, games });
    // A link is read once: a reload must not undo what was changed since.
    [...PRESET_KEYS, START_KEY].forEach((key) => url.searchParams.delete(key));
    replaceAddress(url);
    const detour = wanted ? detourFrom(wanted, answers) : '';
    keep(
      answers,
      { ...UNOPENED, detour, isResumed: Boolean(stored?.typeOfEvent) },
      { before: stored ?? EMPTY_ANSWERS },
    );
    opening ??= state.answers;
  }

  /** Reads the device and the address, once. */
  function open() {
    if (state !== UNOPENED) return;
    const early = readEarly();
    restore(early);
    if (early.isPastFirst && state.justSent === null) go(SECOND);
  }

  /** Whether there is anything to answer. A press can come between the first drawing and `begin`, and counts after what is read. */
  function isAsking(): boolean {
    open();
    return !state.answers.submitted && state.justSent === null;
  }

  function followAddress() {
    const reference = readJustSent();
    // What was sent is done with: its steps show that, not their fields.
    if (reference !== null) return show({ ...UNOPENED, justSent: reference });
    const asked = stepById(new URLSearchParams(window.location.search).get('step')) ?? STEPS[0];
    const answers = { ...state.answers, currentStep: asked.number };
    keep(answers, { problem: undefined, detour: detourFrom(asked, answers), hasMoved: true });
  }

  /** A page that the browser kept whole may hold answers that another page of this tab has changed or sent since. */
  function followReturn({ persisted }: PageTransitionEvent) {
    if (persisted) restore();
  }

  function go(target: Step, { found, isReturning = false }: { found?: FieldErrors; isReturning?: boolean } = {}) {
    const url = addressOf(target.id);
    if (url.href !== window.location.href) pushAddress(url, { isReturning });
    const problem = found && problemIn(target, found);
    keep({ ...state.answers, currentStep: target.number }, { problem, detour: '', hasMoved: true });
  }

  function problemIn(step: Step, errors: FieldErrors): Problem {
    return { stepId: step.id, attempt: Date.now(), errors, answers: state.answers };
  }

  function stepOnShow(): Step {
    return reachableStep(state.answers.currentStep, toRequestBody(state.answers));
  }

  return {
    subscribe(listener: FlowListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /** What the device and the address said when the page began; undefined until they are read, and when all of it is sent. */
    opening: () => opening,
    /** Reads the device and the address, and follows both. */
    begin() {
      open();
      window.addEventListener('popstate', followAddress);
      window.addEventListener('pageshow', followReturn);
      return () => {
        window.removeEventListener('popstate', followAddress);
        window.removeEventListener('pageshow', followReturn);
      };
    },
    dispatch(action: QuoteAction) {
      if (!isAsking()) return;
      // What is not typed into a field of the step on show may take the visitor to another one.
      const kind = action.kind === 'switch event' || action.kind === 'bring back' ? 'move' : 'answer';
      const answers = quoteReducer(state.answers, action);
      // Whoever chooses an event sees its question, which stands there until the step of a link or a draft can be drawn.
      const { currentStep } = action.kind === 'choose type' ? UNOPENED.answers : answers;
      keep({ ...answers, currentStep }, {}, { kind });
    },
    go: (target: Step) => go(target),
    /**
     * Goes on from the step that the visitor sees when it is right, else says what is not. While a page loads it shows the first question, and
     * a press there leads to the step that its link or the device asks for.
     */
    advance(seen: StepId) {
      if (!isAsking()) return;
      const step = stepOnShow();
      if (step.id !== seen) return show({ hasMoved: true });
      const found = checkStep(step, state.answers, games, new Date());
      if (Object.keys(found).length > 0) return show({ problem: problemIn(step, found) });
      const body = toRequestBody(state.answers);
      const isReturning = Boolean(window.history.state?.isReturning);
      const target = isReturning ? reachableStep(STEPS.length, body) : nextStep(step, body);
      go(target, { isReturning });
    },
    goBack() {
      const previous = previousStep(stepOnShow(), toRequestBody(state.answers));
      if (previous) go(previous);
    },
    /** Opens one step for a change; Continue then returns to the summary. */
    change: (target: Step, found?: FieldErrors) => go(target, { found, isReturning: true }),
    startOver() {
      forgetAnswers(state.answers, new Date());
      show(UNOPENED);
      go(openSteps(EMPTY_ANSWERS)[0]!);
    },
    /** The server has the answers. Nothing of them waits on the device any more, but what was sent can be read. */
    finish(sent: SentQuote) {
      saveSentQuote(sent);
      forgetAnswers(state.answers, new Date());
      show({ answers: { ...state.answers, submitted: true } });
    },
  };
}
