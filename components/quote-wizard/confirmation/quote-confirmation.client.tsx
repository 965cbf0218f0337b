'use client';

import { useSyncExternalStore } from 'react';
import { parseSentQuote } from '#lib/quote/sent-quote';
import type { ConfirmationContent } from './confirmation-content.ts';
import { ConfirmationSent } from './confirmation-sent.tsx';
import { readSentQuote } from '../state/device-store.ts';
import styles from './quote-confirmation.module.css';
import { NEW_QUOTE_HREF } from '../state/new-quote.ts';
import { useLeadEvent } from '../state/use-lead-event.client.tsx';

/** `headline` and `lead` come from the content file of the page. */
type QuoteConfirmationProps = { headline: string; lead: string; content: ConfirmationContent };

const subscribeToNothing = () => () => {};

/**
 * Shows the sent quote: reference, total, answers and what happens next. It comes from the browser's storage, so it
 * survives a reload.
 */
export function QuoteConfirmation({ headline, lead, content }: QuoteConfirmationProps) {
  // undefined on the server and while hydrating
  const stored = useSyncExternalStore<string | null | undefined>(subscribeToNothing, readSentQuote, () => undefined);
  const reference = useSyncExternalStore(subscribeToNothing, getReferenceParam, () => '');
  const quote = parseSentQuote(stored);
  const isRequested = quote !== undefined && (reference === '' || reference === quote.reference);
  useLeadEvent(isRequested ? quote : undefined);
  return (
    <div className={`wrap ${styles.page}`}>
      {stored === undefined && <h1 className={`display ${styles.headline}`}>{headline}</h1>}
      {stored !== undefined && isRequested && (
        <ConfirmationSent
          quote={quote}
          headline={headline}
          lead={lead}
          content={content}
          origin={window.location.origin}
        />
      )}
      {stored !== undefined && !isRequested && <NoQuote reference={reference} {...content.company} />}
    </div>
  );
}

type NoQuoteProps = { reference: string; phone: string; phoneHref: string };

function NoQuote({ reference, phone, phoneHref }: NoQuoteProps) {
  return (
    <>
      <h1 className={`display ${styles.headline}`}>No pieces on this square yet</h1>
      <p className={`lead ${styles.lead}`}>
        {reference
          ? `This browser keeps no copy of quote ${reference}. If you sent it, we have it all the same.`
          : 'This browser keeps no copy of a quote. If you sent one, we have it all the same.'}{' '}
        Call <a href={phoneHref}>{phone}</a>, or make a new one in a minute.
      </p>
      <a className="button" data-variant="hot" href={NEW_QUOTE_HREF}>
        <i aria-hidden="true" />
        Build a quote
      </a>
    </>
  );
}

function getReferenceParam(): string {
  return new URLSearchParams(window.location.search).get('ref') ?? '';
}
