'use client';

import { useEffect, useRef } from 'react';
import { CHOICES_ID, TURNED } from '#lib/analytics/script/privacy-choice';
import { openSteps, STEPS } from '#lib/quote/journey';
import { parsePreset } from '#lib/quote/presets';
import { EMPTY_ANSWERS, toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/site/lists';
import { readEarlyAnswers } from './early-answers.ts';
import { keepLeadSource } from './lead-memory.ts';
import type { useWizard } from './use-wizard.client.tsx';
import { watchQuote, type Moment } from './watch-quote.ts';

/** How long an answer must stand still before it counts, in milliseconds; going on counts at once. */
const PAUSE = 1000;

/** Reports one visit to the wizard. It only looks on: nothing that is shown depends on it. */
export function useQuoteEvents(wizard: ReturnType<typeof useWizard>, games: readonly Game[]): void {
  const isEarly = useRef(false);
  const watch = useRef<ReturnType<typeof watchQuote>>(null);

  useEffect(() => {
    const { settled: answers, isResumed } = wizard;
    // The device and the link are not read yet, or what they say is that everything is sent.
    if (answers === EMPTY_ANSWERS) {
      isEarly.current ||= readEarlyAnswers().type !== undefined;
      return;
    }
    const moment = { ...wizard, answers, now: performance.now() };
    if (!watch.current) {
      const opening = openingOf(moment, wizard.opening());
      watch.current = watchQuote(openVisit(isResumed, isEarly.current, games), opening);
      watch.current.follow(opening);
    }
    watch.current.follow(moment);
    watch.current.speak();
    const timer = setTimeout(watch.current.settle, PAUSE, answers);
    return () => clearTimeout(timer);
  });
}

/**
 * Where a visit begins that has come to `moment`. The first question stands on the page before React does: whoever goes on from it at
 * once has seen it, although it was never drawn with what the device and the address say.
 */
function openingOf(moment: Moment, opening: QuoteAnswers | undefined): Moment {
  const first = STEPS[0];
  if (opening?.currentStep !== first.number) return moment;
  return { ...moment, answers: opening, step: first, open: openSteps(toRequestBody(opening)), errors: {}, attempt: 0 };
}

function openVisit(isResumed: boolean, isEarly: boolean, games: readonly Game[]) {
  const { from } = parsePreset(new URLSearchParams(window.location.search));
  return {
    entry: keepLeadSource(from, isResumed),
    isResumed,
    hasAnswered: isEarly && !isResumed,
    isSilent: hasTurned(),
    games,
  };
}

/** Whether a no has become a yes on this page: what was answered on it before React may be older than the yes. */
function hasTurned(): boolean {
  return document.querySelector(`#${CHOICES_ID}[${TURNED}]`) !== null;
}
