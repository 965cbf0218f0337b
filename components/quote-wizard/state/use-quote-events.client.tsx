'use client';

import { useEffect, useRef } from 'react';
import { CONSENT_PANEL_ID, CONSENT_CHANGED_ATTRIBUTE } from '#lib/integrations/analytics/script/consent';
import { visibleSteps, STEPS } from '#lib/quote/journey';
import { parsePreset } from '#lib/quote/presets';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { Game } from '#lib/pages/lists';
import { saveLeadSource } from './lead-source.ts';
import type { useWizard } from './use-wizard.client.tsx';
import type { QuoteReply } from './quote-reply.ts';
import { createQuoteReporter, type WizardSnapshot } from './quote-reporter.ts';

/** An answer is reported when it has not changed for this time. A change of step reports it at once. */
const ANSWER_DEBOUNCE_MS = 1000;

/** Reports the analytics events of the wizard. Rendering does not depend on it. `posted` is the reply to a posted step, if the page is one. */
export function useQuoteEvents(
  wizard: ReturnType<typeof useWizard>,
  games: readonly Game[],
  posted: QuoteReply | null,
): void {
  const reporter = useRef<ReturnType<typeof createQuoteReporter>>(null);

  useEffect(() => {
    const { deferredAnswers: answers } = wizard;
    if (!wizard.isRead) return;
    const snapshot = { ...wizard, answers, now: performance.now() };
    if (!reporter.current) {
      const initial = getInitialSnapshot(snapshot, wizard.getInitialAnswers());
      reporter.current = createQuoteReporter(createVisit(wizard, games, posted), initial);
      reporter.current.update(initial);
    }
    reporter.current.update(snapshot);
    reporter.current.unmute();
    const timer = setTimeout(reporter.current.reportPrice, ANSWER_DEBOUNCE_MS, answers);
    return () => clearTimeout(timer);
  });
}

/**
 * The first snapshot of a visit. The first question is visible before hydration, so a visitor who continues at once has
 * seen it, although React did not render it with the stored answers.
 */
function getInitialSnapshot(snapshot: WizardSnapshot, initialAnswers: QuoteAnswers | undefined): WizardSnapshot {
  const first = STEPS[0];
  if (initialAnswers?.currentStep !== first.number) return snapshot;
  return {
    ...snapshot,
    answers: initialAnswers,
    step: first,
    steps: visibleSteps(toRequestBody(initialAnswers)),
    errors: {},
    attempt: 0,
  };
}

function createVisit(
  { isResumed, isAnsweredBefore }: ReturnType<typeof useWizard>,
  games: readonly Game[],
  posted: QuoteReply | null,
) {
  const { from = posted?.from } = parsePreset(new URLSearchParams(window.location.search));
  return {
    entry: saveLeadSource(from, isResumed || posted !== null),
    isResumed,
    hasAnswered: isAnsweredBefore() && !isResumed,
    isMuted: wasConsentGrantedLate(),
    games,
  };
}

/** Whether consent was granted on this page after it was denied: answers from before hydration may be older than the consent. */
function wasConsentGrantedLate(): boolean {
  return document.querySelector(`#${CONSENT_PANEL_ID}[${CONSENT_CHANGED_ATTRIBUTE}]`) !== null;
}
