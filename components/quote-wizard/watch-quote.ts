import { pushEvent } from '#lib/analytics/data-layer';
import { bandName } from '#lib/quote/band-name';
import type { Step } from '#lib/quote/journey';
import { knownPrice, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { Game } from '#lib/site/lists';

/*
 * Glossary
 *   visit      one page load of the wizard
 *   moment     what the wizard shows after a rendering; two that are equal report nothing the second time
 *   settled    an answer that nobody is typing any more
 */

type Visit = {
  entry: string;
  isResumed: boolean;
  hasAnswered: boolean;
  games: readonly Game[];
  /** Whether nothing is told until `speak`. */
  isSilent?: boolean;
};

/** `open` are the steps of this journey; `attempt` changes each time that a step is refused; `now` in milliseconds. */
export type Moment = {
  answers: QuoteAnswers;
  step: Step;
  open: readonly Step[];
  errors: FieldErrors;
  attempt: number;
  now: number;
};

/** What only changes because somebody answers. The city is not among them: the city list may complete it on its own. */
const ANSWERED = [
  ...(['typeOfEvent', 'participantSize', 'game', 'preferredDates', 'description'] as const),
  ...(['firstName', 'lastName', 'email', 'phone'] as const),
];

/**
 * Reports what happens in one visit. `follow` takes every moment and may be called again for the same one; `settle` takes
 * the answers once they stand still; `speak` ends the silence that it may begin in.
 */
export function watchQuote({ entry, isResumed, hasAnswered, games, isSilent = false }: Visit, opening: Moment) {
  const tell: typeof pushEvent = (event) => {
    if (!isSilent) pushEvent(event);
  };
  let first = said(opening.answers);
  let shown: { step: Step; since: number } | undefined;
  let hasStarted = false;
  let isPriced = false;
  let lastAttempt = 0;
  let city = opening.answers.city;
  let band: string | undefined;

  function start({ answers, step }: Moment) {
    // Starting over takes the first answer back.
    if (answers.typeOfEvent === '') first = said(answers);
    const isChanged = said(answers).some((text, index) => text !== first[index]);
    const isTyped = step.id === 'city' && answers.city !== city;
    if (step.id !== 'city') city = answers.city;
    if (hasStarted || !(hasAnswered || isChanged || isTyped)) return;
    hasStarted = true;
    tell({ event: 'quote_start', entry, resumed: isResumed });
  }

  function move({ answers, step, open, now }: Moment) {
    const left = shown;
    if (left?.step.id === step.id && !answers.submitted) return;
    settle(answers);
    const isPassed = left && open.includes(left.step) && (answers.submitted || left.step.number < step.number);
    if (isPassed) {
      const ms = Math.round(now - left.since);
      tell({ event: 'quote_step_complete', ...placeOf(left.step, open), ms_on_step: ms });
    }
    shown = answers.submitted ? undefined : { step, since: now };
    if (shown) tell({ event: 'quote_step_view', ...placeOf(step, open) });
  }

  function refuse(moment: Moment) {
    if (moment.attempt === lastAttempt) return;
    lastAttempt = moment.attempt;
    if (lastAttempt === 0) return;
    // Most visits have no error, and carry no code for one.
    import('./report-errors.ts').then(({ reportErrors }) => reportErrors(moment, games)).catch(() => {});
  }

  function settle(answers: QuoteAnswers) {
    const price = knownPrice(answers);
    // Somebody started over: the next head count is the first one again.
    if (answers.typeOfEvent === '') band = undefined;
    if (!price) return;
    const before = band;
    band = bandName(answers.participantSize);
    if (before && before !== band) tell({ event: 'quote_band_crossed', from: before, to: band });
    if (isPriced) return;
    isPriced = true;
    tell({
      event: 'quote_price_shown',
      value: price.total,
      currency: 'USD',
      band,
      travel: price.baseFee > 0 ? 1 : 0,
      format: answers.typeOfEvent === 'virtual' ? 'virtual' : 'in-person',
    });
  }

  if (isResumed) tell({ event: 'quote_resume', step_name: opening.step.id });

  return {
    follow(moment: Moment) {
      start(moment);
      move(moment);
      refuse(moment);
    },
    settle,
    speak: () => void (isSilent = false),
  };
}

function said(answers: QuoteAnswers): string[] {
  return ANSWERED.map((name) => String(answers[name]));
}

function placeOf(step: Step, open: readonly Step[]) {
  return { step_name: step.id, step_index: open.indexOf(step) + 1, steps_total: open.length };
}
