'use client';

import { useEffect, useRef } from 'react';
import { parsePreset } from '#lib/quote/presets';
import { EMPTY_ANSWERS } from '#lib/quote/quote-state';
import type { Game } from '#lib/site/lists';
import { keepLeadSource } from './lead-memory.ts';
import { chosenEarly, type useWizard } from './use-wizard.client.tsx';
import { watchQuote } from './watch-quote.ts';

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
      isEarly.current ||= chosenEarly() !== undefined;
      return;
    }
    const moment = { ...wizard, answers, now: performance.now() };
    watch.current ??= watchQuote(openVisit(isResumed, isEarly.current, games), moment);
    watch.current.follow(moment);
    const timer = setTimeout(watch.current.settle, PAUSE, answers);
    return () => clearTimeout(timer);
  });
}

function openVisit(isResumed: boolean, isEarly: boolean, games: readonly Game[]) {
  const { from } = parsePreset(new URLSearchParams(window.location.search));
  return { entry: keepLeadSource(from, isResumed), isResumed, hasAnswered: isEarly && !isResumed, games };
}
