'use client';

import { useSyncExternalStore } from 'react';
import { parseSentQuote } from '#lib/quote/sent-quote';
import { hydrateWhenStored } from '#lib/delivery/html/html-markers';
import type { ConfirmationPage } from './confirmation-content.ts';
import { ConfirmationSent } from './confirmation-sent.tsx';
import { readSentQuote, SENT_KEYS } from '../state/device-store.ts';
import styles from './quote-confirmation.module.css';
import { NEW_QUOTE_HREF } from '../state/new-quote.ts';
import { useLeadEvent } from '../state/use-lead-event.client.tsx';

const subscribeToNothing = () => () => {};

/**
 * Shows the sent quote: reference, total, answers and what happens next. It comes from the browser's storage, so it
 * survives a reload.
 */
export function QuoteConfirmation(page: ConfirmationPage) {
  // null on the server and while hydrating
  const stored = useSyncExternalStore(subscribeToNothing, readSentQuote, () => null);
  const reference = useSyncExternalStore(subscribeToNothing, getReferenceParam, () => '');
  const quote = parseSentQuote(stored);
  const isRequested = quote !== undefined && (reference === '' || reference === quote.reference);
  useLeadEvent(isRequested ? quote : undefined);
  return (
    <div className={`wrap ${styles.page}`} {...hydrateWhenStored(SENT_KEYS)}>
      {isRequested ? (
        <ConfirmationSent {...page} quote={quote} origin={window.location.origin} />
      ) : (
        <NoQuote reference={reference} {...page.content.company} />
      )}
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
