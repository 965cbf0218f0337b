'use client';

import { useEffect } from 'react';
import { pushEvent } from '#lib/integrations/analytics/data-layer';
import { isPricedPerChild } from '#lib/quote/per-child';
import type { SentQuote } from '#lib/quote/sent-quote';
import { RECOMMEND } from '#lib/pages/game-fit';
import { countLead, takeLeadSource } from './lead-source.ts';

/** Reports a sent quote once for each reference, also after a reload or another visit to the page. */
export function useLeadEvent(quote: SentQuote | undefined): void {
  useEffect(() => {
    if (!quote || !countLead(quote.reference)) return;
    const { price, answers } = quote;
    pushEvent({
      event: 'generate_lead',
      // What a family will pay is not known yet.
      value: isPricedPerChild(answers.typeOfEvent) ? 0 : price.total,
      currency: 'USD',
      lead_source: takeLeadSource(),
      game: answers.game || RECOMMEND,
      occasion: answers.typeOfEvent,
    });
  }, [quote]);
}
