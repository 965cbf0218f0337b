'use client';

import { useEffect } from 'react';
import { pushEvent } from '#lib/analytics/data-layer';
import type { SentQuote } from '#lib/quote/sent-quote';
import { RECOMMEND } from '#lib/site/game-fit';
import { countLead, takeLeadSource } from './lead-memory.ts';

/** Reports a sent quote, once per reference: neither a reload nor a second look counts again. */
export function useLeadEvent(quote: SentQuote | undefined): void {
  useEffect(() => {
    if (!quote || !countLead(quote.reference)) return;
    const { price, answers } = quote;
    pushEvent({
      event: 'generate_lead',
      value: price.total,
      currency: 'USD',
      lead_source: takeLeadSource(),
      game: answers.game || RECOMMEND,
      occasion: answers.typeOfEvent,
    });
  }, [quote]);
}
