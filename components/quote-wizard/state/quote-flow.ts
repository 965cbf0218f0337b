import { visibleSteps, previousStep, reachableStep, stepById, STEPS, type Step, type StepId } from '#lib/quote/journey';
import { parsePreset, PRESET_KEYS, stepsOfPreset } from '#lib/quote/presets';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { SentQuote } from '#lib/quote/sent-quote';
import type { Game } from '#lib/pages/lists';
import { getStepUrl, writeStepToUrl, replaceUrl } from './address-bar.ts';
import { applyForm } from './apply-form.ts';
import { checkStep, nextQuestion } from '../steps/check-step.ts';
import { getRedirectReason } from './redirect-reason.ts';
import { clearAnswers, clearJustSent, readAnswers, readJustSent, saveAnswers, saveSentQuote } from './device-store.ts';
import type { Problem } from './problem.ts';
import type { QuoteReply } from './quote-reply.ts';
import { quoteReducer, type QuoteAction } from './quote-reducer.ts';
import { mergePosted, restoreAnswers } from './restore-answers.ts';
import { START_PARAM, isNewQuoteRequested } from './new-quote.ts';

/**
 * The state of the wizard in one page load. `currentStep` of the answers and the `step` parameter of the URL name the
 * same step.
 */
export type FlowState = {
  answers: QuoteAnswers;
  problem?: Problem;
  /** Why another step than the requested one is shown, or how a city was understood; empty when there is nothing to say. */
  note: string;
  /** The steps that the link has answered, so that they are not asked again. */
  known: readonly StepId[];
  /** Whether the answers come from an earlier visit. */
  isResumed: boolean;
  /** Whether the visitor changed the step on this page. Its question then takes the focus. */
  hasNavigated: boolean;
  /** The reference of the request that this tab has sent; null while the steps are shown. */
  justSent: string | null;
};

/** An `answer` changes a field of the current step and must be rendered at once. Everything else is a `move`. */
export type FlowChange = 'answer' | 'move';
type FlowListener = (state: FlowState, kind: FlowChange) => void;
/** `before` are the answers that were stored until now. */
type CommitOptions = { before?: QuoteAnswers; kind?: FlowChange };

/** What was in the page before React hydrated it. */
type Rendered = {
  /** The reply of the server that the page shows; none in the prerendered page. */
  reply?: QuoteReply;
  /** Whether the reply answers a posted step. Otherwise it shows the answers of a link. */
  isPosted?: boolean;
  /** The fields that the visitor has changed since. */
  getChangedFields?: () => FormData;
};

/** The state of the prerendered page, before the browser's storage and the URL are read. */
export const INITIAL_STATE: FlowState = {
  answers: EMPTY_ANSWERS,
  problem: undefined,
  note: '',
  known: [],
  isResumed: false,
  hasNavigated: false,
  justSent: null,
};

/** The attempt of errors that are in the page before React hydrates it. */
export const SERVED_ATTEMPT = 1;

/** The state that shows a reply of the server. */
function toState({ answers, errors, known = [], note = '' }: QuoteReply, isPosted: boolean): FlowState {
  const step = reachableStep(answers.currentStep, toRequestBody(answers));
  const hasErrors = Object.keys(errors).length > 0;
  const problem = hasErrors ? { stepId: step.id, attempt: SERVED_ATTEMPT, errors, answers } : undefined;
  return { ...INITIAL_STATE, answers, known, note, problem, hasNavigated: isPosted };
}

/**
 * Creates the state of the wizard without rendering. It keeps the answers, the browser's storage and the URL in sync.
 */
export function createQuoteFlow(games: readonly Game[], { reply, isPosted = false, getChangedFields }: Rendered = {}) {
  let state = reply ? toState(reply, isPosted) : INITIAL_STATE;
  let isInitialized = false;
  let isAnsweredBefore = false;
  let initialAnswers: QuoteAnswers | undefined;
  const listeners = new Set<FlowListener>();

  function setState(changes: Partial<FlowState>, kind: FlowChange = 'move') {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener(state, kind));
  }

  /** Sets the answers, stores them and writes the step to the URL. The step is never after the first incomplete one. */
  function commit(
    answers: QuoteAnswers,
    changes: Partial<FlowState> = {},
    { before = state.answers, kind }: CommitOptions = {},
  ) {
    const step = reachableStep(answers.currentStep, toRequestBody(answers));
    const committed = { ...answers, currentStep: step.number };
    saveAnswers(committed, before, new Date());
    writeStepToUrl(step.id);
    setState({ ...changes, answers: committed }, kind);
  }

  /** The sentence for a step that the URL requests. */
  function redirectReasonFor(requested: Step, answers: QuoteAnswers) {
    const body = toRequestBody(answers);
    return getRedirectReason(reachableStep(requested.number, body), requested, body);
  }

  function restore({ changed, isReopened }: { changed?: FormData; isReopened: boolean }) {
    const url = new URL(window.location.href);
    const isNew = isNewQuoteRequested(url.searchParams);
    // A link whose form was posted before hydration keeps its answers in the history: Back to it is no new request.
    const reference = isNew && !isReopened ? null : readJustSent();
    if (reference !== null && !isPosted) return setState({ ...INITIAL_STATE, justSent: reference });
    clearJustSent();
    const requested = stepById(url.searchParams.get('step')) ?? (isReopened && !isNew ? STEPS[0] : undefined);
    const preset = parsePreset(url.searchParams);
    const stored = readAnswers(new Date());
    const restored =
      reply && isPosted
        ? mergePosted(stored, reply.answers)
        : restoreAnswers({ preset, requestedStep: requested, stored, games });
    const answers = changed ? applyForm(restored, changed, games) : restored;
    // The parameters are removed so that a reload does not undo later changes.
    [...PRESET_KEYS, START_PARAM].forEach((key) => url.searchParams.delete(key));
    replaceUrl(url);
    const changes = isPosted
      ? state
      : {
          ...INITIAL_STATE,
          known: stepsOfPreset(preset),
          note: requested ? redirectReasonFor(requested, answers) : state.note,
        };
    // A visitor who has changed a field goes on in the step that the page shows.
    const currentStep = hasFields(changed) ? state.answers.currentStep : answers.currentStep;
    commit(
      { ...answers, currentStep },
      { ...changes, isResumed: !isPosted && Boolean(stored?.typeOfEvent) },
      { before: stored ?? EMPTY_ANSWERS },
    );
    initialAnswers ??= state.answers;
  }

  /** Reads the storage, the URL and the fields of the page once. */
  function initialize() {
    if (isInitialized) return;
    isInitialized = true;
    const changed = getChangedFields?.();
    isAnsweredBefore = hasFields(changed);
    restore({ changed, isReopened: getNavigationType() === 'back_forward' });
    if (isPosted && reply?.isReturning) window.history.replaceState({ ...window.history.state, isReturning: true }, '');
    isPosted = false;
  }

  /**
   * Whether the steps are shown. An event may fire between the first render and `start`, so the state is initialized
   * here too.
   */
  function acceptsAnswers(): boolean {
    initialize();
    return !state.answers.submitted && state.justSent === null;
  }

  function onPopState() {
    const reference = readJustSent();
    // After sending, every step of the history shows the sent request.
    if (reference !== null) return setState({ ...INITIAL_STATE, justSent: reference });
    const requested = stepById(new URLSearchParams(window.location.search).get('step')) ?? STEPS[0];
    const answers = { ...state.answers, currentStep: requested.number };
    commit(answers, { problem: undefined, note: redirectReasonFor(requested, answers), hasNavigated: true });
  }

  /**
   * A page from the back/forward cache may have old answers: another page of this tab may have changed or sent them.
   */
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) restore({ isReopened: true });
  }

  function go(target: Step, { errors, isReturning = false }: { errors?: FieldErrors; isReturning?: boolean } = {}) {
    const url = getStepUrl(target.id);
    if (url.href !== window.location.href) window.history.pushState({ isReturning }, '', url);
    const problem = errors && createProblem(target, errors);
    commit({ ...state.answers, currentStep: target.number }, { problem, note: '', hasNavigated: true });
  }

  function createProblem(step: Step, errors: FieldErrors): Problem {
    return { stepId: step.id, attempt: Date.now(), errors, answers: state.answers };
  }

  function getCurrentStep(): Step {
    return reachableStep(state.answers.currentStep, toRequestBody(state.answers));
  }

  return {
    subscribe(listener: FlowListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    /** The answers when the page was opened; undefined until they are read, and when the request is already sent. */
    getInitialAnswers: () => initialAnswers,
    /** Whether the visitor has answered something on this page before `start`. */
    isAnsweredBefore: () => isAnsweredBefore,
    /** Reads the storage and the URL, and listens to the history. Returns a function that stops listening. */
    start() {
      initialize();
      window.addEventListener('popstate', onPopState);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('popstate', onPopState);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    dispatch(action: QuoteAction) {
      if (!acceptsAnswers()) return;
      // These two actions are not fields of the current step and may change the step.
      const kind = action.kind === 'switch event' || action.kind === 'bring back' ? 'move' : 'answer';
      commit(quoteReducer(state.answers, action), {}, { kind });
    },
    go: (target: Step) => go(target),
    /** Moves to the next step if the current one is valid, or shows its errors. */
    advance() {
      if (!acceptsAnswers()) return;
      const step = getCurrentStep();
      const errors = checkStep(step, state.answers, games, new Date());
      if (Object.keys(errors).length > 0) return setState({ problem: createProblem(step, errors) });
      const body = toRequestBody(state.answers);
      const isReturning = Boolean(window.history.state?.isReturning);
      const target = isReturning
        ? reachableStep(STEPS.length, body)
        : nextQuestion(step, state.answers, { known: state.known, games, today: new Date() });
      go(target, { isReturning });
    },
    goBack() {
      const previous = previousStep(getCurrentStep(), toRequestBody(state.answers));
      if (previous) go(previous);
    },
    /** Opens one step from the summary. Continue then returns to the summary; the history entry remembers this. */
    change: (target: Step, errors?: FieldErrors) => go(target, { errors, isReturning: true }),
    startOver() {
      clearAnswers(state.answers, new Date());
      setState(INITIAL_STATE);
      go(visibleSteps(EMPTY_ANSWERS)[0]!);
    },
    /** After the server stored the request: clears the draft and saves the sent quote. */
    finish(sent: SentQuote) {
      saveSentQuote(sent);
      clearAnswers(state.answers, new Date());
      setState({ answers: { ...state.answers, submitted: true } });
    },
  };
}

/** How the page was opened; undefined when the browser does not say. */
function getNavigationType(): string | undefined {
  const [entry] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

function hasFields(form: FormData | undefined): boolean {
  return form !== undefined && [...form.keys()].length > 0;
}
