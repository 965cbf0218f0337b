'use client';

import { useSyncExternalStore } from 'react';
import { formatDollars } from '#lib/quote/money';
import { expiryOf, parseSentQuote, type SentQuote } from '#lib/quote/sent-quote';
import { AnswerList } from './answer-list.client.tsx';
import { Crowd } from './crowd.tsx';
import { readSentQuote } from './device-store.ts';
import { pawnsFor } from './crowd-words.ts';
import { PriceWorking } from './price-working.tsx';
import styles from './quote-confirmation.module.css';
import { summaryLines } from './summary-lines.ts';

type Contact = { phone: string; phoneHref: string };

/** What the page says to everyone, from its content file. */
type Words = { headline: string; lead: string };

const STILL = () => () => {};

/** What was sent: reference, total, answers and what happens next. Reads the device, so a reload changes nothing. */
export function QuoteConfirmation({ headline, lead, phone, phoneHref }: Words & Contact) {
  // undefined on the server and while hydrating: not read yet.
  const stored = useSyncExternalStore<string | null | undefined>(STILL, readSentQuote, () => undefined);
  const reference = useSyncExternalStore(STILL, referenceInAddress, () => '');
  const quote = parseSentQuote(stored);
  const isIt = quote !== undefined && (reference === '' || reference === quote.reference);
  return (
    <div className={`wrap ${styles.page}`}>
      {stored === undefined && <h1 className={`display ${styles.headline}`}>{headline}</h1>}
      {stored !== undefined && isIt && (
        <Sent quote={quote} headline={headline} lead={lead} phone={phone} phoneHref={phoneHref} />
      )}
      {stored !== undefined && !isIt && <Nothing reference={reference} phone={phone} phoneHref={phoneHref} />}
    </div>
  );
}

function Sent({ quote, headline, lead, phone, phoneHref }: Words & Contact & { quote: SentQuote }) {
  const { reference, price, answers, gameName } = quote;
  const expiry = expiryOf(quote).toLocaleDateString('en-US', { dateStyle: 'long' });
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={`display ${styles.headline}`}>{headline}</h1>
          <p className={`lead ${styles.lead}`}>
            Thank you, {answers.firstName || 'player'}. {lead}
          </p>
        </div>
        <Crowd pawns={pawnsFor(answers.participantSize).pawns} />
      </div>
      <dl className={styles.card}>
        <div>
          <dt>Reference</dt>
          <dd className={`display ${styles.figure}`}>{reference}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd className={`display ${styles.figure}`}>{formatDollars(price.total)}</dd>
        </div>
        <div>
          <dt>Valid until</dt>
          <dd className={`display ${styles.figure}`}>{expiry}</dd>
        </div>
      </dl>
      <div className={styles.columns}>
        <section aria-labelledby="sent-next">
          <h2 className="h3" id="sent-next">
            What happens next
          </h2>
          <ol className={styles.next}>
            <li>
              A person reads it and answers{toWhom(answers.email)} in office hours. Ideas and the written quote follow
              within 24 hours of that.
            </li>
            <li>You choose a date and the game. Changing the head count changes the price by the same table.</li>
            <li>Nothing is booked and nothing is charged until you say yes in writing.</li>
          </ol>
          <p className={styles.call}>
            Anything to add? Call <a href={phoneHref}>{phone}</a> and say {reference}.
          </p>
          <button
            className={`button ${styles.print}`}
            data-variant="plain"
            type="button"
            onClick={() => window.print()}
          >
            <i aria-hidden="true" />
            Print this page
          </button>
        </section>
        <section aria-labelledby="sent-answers">
          <h2 className="h3" id="sent-answers">
            Your answers
          </h2>
          <div className={styles.answers}>
            <AnswerList lines={summaryLines(answers, gameName)} />
          </div>
          <PriceWorking price={price} people={answers.participantSize} />
        </section>
      </div>
      <p className={styles.again}>
        <a className="go" href="/get-a-quote">
          Start another quote
        </a>
      </p>
    </>
  );
}

function Nothing({ reference, phone, phoneHref }: Contact & { reference: string }) {
  return (
    <>
      <h1 className={`display ${styles.headline}`}>No pieces on this square yet</h1>
      <p className={`lead ${styles.lead}`}>
        {reference
          ? `This browser keeps no copy of quote ${reference}. If you sent it, we have it all the same.`
          : 'This browser keeps no copy of a quote. If you sent one, we have it all the same.'}{' '}
        Call <a href={phoneHref}>{phone}</a>, or make a new one in a minute.
      </p>
      <a className="button" data-variant="hot" href="/get-a-quote">
        <i aria-hidden="true" />
        Build a quote
      </a>
    </>
  );
}

function referenceInAddress(): string {
  return new URLSearchParams(window.location.search).get('ref') ?? '';
}

function toWhom(email: string): string {
  return email ? ` to ${email}` : '';
}
