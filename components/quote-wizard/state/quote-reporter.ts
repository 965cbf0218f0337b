import { pushEvent } from '#lib/integrations/analytics/data-layer';
import { bandName } from '#lib/quote/band-name';
import type { Step } from '#lib/quote/journey';
import { knownPrice, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { Game } from '#lib/pages/lists';

/** One page load of the wizard. */
type Visit = {
  /** The page that linked to the wizard. */
  entry: string;
  isResumed: boolean;
  hasAnswered: boolean;
  games: readonly Game[];
  /** Whether events are skipped until `unmute`. */
  isMuted?: boolean;
};

/**
 * `steps` are the visible steps of the journey. `attempt` changes with each rejected step. `now` is in milliseconds.
 */
export type WizardSnapshot = {
  answers: QuoteAnswers;
  step: Step;
  steps: readonly Step[];
  errors: FieldErrors;
  attempt: number;
  now: number;
};

/** Fields that only a visitor changes. The city is left out: the city list may complete it. */
const VISITOR_FIELDS = [
  ...(['typeOfEvent', 'participantSize', 'game', 'preferredDates', 'description'] as const),
  ...(['firstName', 'lastName', 'email', 'phone'] as const),
];

/**
 * Reports the analytics events of one visit. `update` takes a snapshot after each render and ignores an unchanged one.
 * `reportPrice` takes the answers once they have not changed for a while.
 */
export function createQuoteReporter(
  { entry, isResumed, hasAnswered, games, isMuted = false }: Visit,
  initial: WizardSnapshot,
) {
  const report: typeof pushEvent = (event) => {
    if (!isMuted) pushEvent(event);
  };
  let first = getVisitorValues(initial.answers);
  let visible: { step: Step; since: number } | undefined;
  let hasStarted = false;
  let isPriced = false;
  let lastAttempt = 0;
  let city = initial.answers.city;
  let band: string | undefined;

  function reportStart({ answers, step }: WizardSnapshot) {
    // After starting over, the next answer is the first one.
    if (answers.typeOfEvent === '') first = getVisitorValues(answers);
    const isChanged = getVisitorValues(answers).some((text, index) => text !== first[index]);
    const isTyped = step.id === 'city' && answers.city !== city;
    if (step.id !== 'city') city = answers.city;
    if (hasStarted || !(hasAnswered || isChanged || isTyped)) return;
    hasStarted = true;
    report({ event: 'quote_start', entry, resumed: isResumed });
  }

  function reportMove({ answers, step, steps, now }: WizardSnapshot) {
    const previous = visible;
    if (previous?.step.id === step.id && !answers.submitted) return;
    reportPrice(answers);
    const isPassed =
      previous && steps.includes(previous.step) && (answers.submitted || previous.step.number < step.number);
    if (isPassed) {
      const ms = Math.round(now - previous.since);
      report({ event: 'quote_step_complete', ...getStepParameters(previous.step, steps), ms_on_step: ms });
    }
    visible = answers.submitted ? undefined : { step, since: now };
    if (visible) report({ event: 'quote_step_view', ...getStepParameters(step, steps) });
  }

  function reportRejection(snapshot: WizardSnapshot) {
    if (snapshot.attempt === lastAttempt) return;
    lastAttempt = snapshot.attempt;
    if (lastAttempt === 0) return;
    // Imported on demand because most visits have no error.
    import('./report-errors.ts').then(({ reportErrors }) => reportErrors(snapshot, games)).catch(() => {});
  }

  function reportPrice(answers: QuoteAnswers) {
    const price = knownPrice(answers);
    // After starting over, the next head count is the first one.
    if (answers.typeOfEvent === '') band = undefined;
    if (!price) return;
    const before = band;
    band = bandName(answers.participantSize);
    if (before && before !== band) report({ event: 'quote_band_crossed', from: before, to: band });
    if (isPriced) return;
    isPriced = true;
    report({
      event: 'quote_price_shown',
      value: price.total,
      currency: 'USD',
      band,
      travel: price.baseFee > 0 ? 1 : 0,
      format: answers.typeOfEvent === 'virtual' ? 'virtual' : 'in-person',
    });
  }

  if (isResumed) report({ event: 'quote_resume', step_name: initial.step.id });

  return {
    update(snapshot: WizardSnapshot) {
      reportStart(snapshot);
      reportMove(snapshot);
      reportRejection(snapshot);
    },
    reportPrice,
    unmute: () => void (isMuted = false),
  };
}

function getVisitorValues(answers: QuoteAnswers): string[] {
  return VISITOR_FIELDS.map((name) => String(answers[name]));
}

function getStepParameters(step: Step, steps: readonly Step[]) {
  return { step_name: step.id, step_index: steps.indexOf(step) + 1, steps_total: steps.length };
}
