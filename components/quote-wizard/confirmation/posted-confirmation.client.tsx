'use client';

import { useEffect } from 'react';
import { HYDRATE_AT_ONCE } from '#lib/delivery/html/html-markers';
import { saveSentQuote, clearAnswers } from '../state/device-store.ts';
import { saveLeadSource } from '../state/lead-source.ts';
import type { QuoteReply } from '../state/quote-reply.ts';
import { useLeadEvent } from '../state/use-lead-event.client.tsx';
import { ConfirmationSent } from './confirmation-sent.tsx';
import styles from './quote-confirmation.module.css';

/** The confirmation as the reply to a posted form. Once React has hydrated it, the quote is stored as if the wizard had sent it. */
export function PostedConfirmation({ from, ...confirmation }: NonNullable<QuoteReply['confirmation']>) {
  const { quote } = confirmation;
  useEffect(() => {
    saveLeadSource(from, true);
    saveSentQuote(quote);
    clearAnswers(quote.answers, new Date());
  }, [quote, from]);
  useLeadEvent(quote);
  return (
    <div className={`wrap ${styles.page}`} {...HYDRATE_AT_ONCE}>
      <ConfirmationSent {...confirmation} />
    </div>
  );
}
