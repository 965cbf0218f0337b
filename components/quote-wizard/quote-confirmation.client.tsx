'use client';

import { useSyncExternalStore } from 'react';
import { parseSentQuote } from '#lib/quote/sent-quote';
import type { ConfirmationContent } from './confirmation-content.ts';
import { ConfirmationSent } from './confirmation-sent.tsx';
import { readSentQuote } from './device-store.ts';
import styles from './quote-confirmation.module.css';
import { START_ANEW } from './start-anew.ts';
import { useLeadEvent } from './use-lead-event.client.tsx';

/** `headline` and `lead` are what the page says to everyone, from its content file. */
type QuoteConfirmationProps = { headline: string; lead: string; content: ConfirmationContent };

const STILL = () => () => {};

/** What was sent: reference, total, answers and what happens next. Reads the device, so a reload changes nothing. */
export function QuoteConfirmation({ headline, lead, content }: QuoteConfirmationProps) {
  // undefined on the server and while hydrating: not read yet.
  const stored = useSyncExternalStore<string | null | undefined>(STILL, readSentQuote, () => undefined);
  const reference = useSyncExternalStore(STILL, referenceInAddress, () => '');
  const quote = parseSentQuote(stored);
  const isIt = quote !== undefined && (reference === '' || reference === quote.reference);
  useLeadEvent(isIt ? quote : undefined);
  return (
    <div className={`wrap ${styles.page}`}>
      {stored === undefined && <h1 className={`display ${styles.headline}`}>{headline}</h1>}
      {stored !== undefined && isIt && (
        <ConfirmationSent
          quote={quote}
          headline={headline}
          lead={lead}
          content={content}
          origin={window.location.origin}
        />
      )}
      {stored !== undefined && !isIt && <Nothing reference={reference} {...content.company} />}
    </div>
  );
}

type NothingProps = { reference: string; phone: string; phoneHref: string };

function Nothing({ reference, phone, phoneHref }: NothingProps) {
  return (
    <>
      <h1 className={`display ${styles.headline}`}>No pieces on this square yet</h1>
      <p className={`lead ${styles.lead}`}>
        {reference
          ? `This browser keeps no copy of quote ${reference}. If you sent it, we have it all the same.`
          : 'This browser keeps no copy of a quote. If you sent one, we have it all the same.'}{' '}
        Call <a href={phoneHref}>{phone}</a>, or make a new one in a minute.
      </p>
      <a className="button" data-variant="hot" href={START_ANEW}>
        <i aria-hidden="true" />
        Build a quote
      </a>
    </>
  );
}

function referenceInAddress(): string {
  return new URLSearchParams(window.location.search).get('ref') ?? '';
}
