'use client';

import { lazy, Suspense, useEffect } from 'react';
import { findConnected } from '#lib/availability/find-bookable';
import type { PublicBookable } from '#lib/availability/public-bookable';
import { canSendQuotes } from '#lib/content/api-url';
import type { SendFailure } from '#lib/quote/send-quote';
import { isPricedPerChild, PER_CHILD_TEXT } from '#lib/quote/per-child';
import { knownPrice } from '#lib/quote/quote-state';
import { getGameName } from '#lib/pages/game-fit';
import { useHydrated } from '#components/ui/use-hydrated.client';
import { QUERY_DEFAULTS } from '#components/ui/query-defaults.ts';
import { HoneypotField } from '#components/ui/honeypot-field';
import { AnswerList } from './answer-list.tsx';
import { PriceWorking } from '../price-summary/price-working.tsx';
import notice from './notice.module.css';
import styles from './send-step.module.css';
import { describeFailure } from '../state/failure-message.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { summaryLines } from '../price-summary/summary-lines.ts';
import { useOnline } from '../state/use-online.client.tsx';

const NoCheck = (_props: { bookable: PublicBookable; start: string }) => null;

/** An optional note: without its code the request can be sent all the same. */
const StartCheck = lazy(async () => {
  const loaded = await import('./start-check.client.tsx').catch(() => undefined);
  return { default: loaded?.StartCheck ?? NoCheck };
});

export type SendStepProps = StepProps & {
  onSend: () => void;
  failure: SendFailure | undefined;
  /** The number of retries so far. */
  retries: number;
  phone: string;
  phoneHref: string;
};

/** Step 7: all answers with their price, and sending. */
export function SendStep(props: SendStepProps) {
  const { answers, copy, games, bookables, onSend, failure, retries, phone, phoneHref } = props;
  const isOnline = useOnline();
  const message = failure && describeFailure(failure, isOnline);
  const isWaiting = failure?.status === 0;
  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', onSend);
    return () => window.removeEventListener('online', onSend);
  }, [isWaiting, onSend]);

  const price = knownPrice(answers);
  const isHydrated = useHydrated();
  const bookable = isHydrated && answers.preferredStart ? findConnected(bookables, answers) : undefined;
  return (
    <StepFrame {...copy.send}>
      <AnswerList
        lines={summaryLines(answers, getGameName(answers.game, games), findConnected(bookables, answers)?.timeZone)}
        canChange
      />
      {bookable && canSendQuotes() && (
        <Suspense>
          <StartCheck bookable={bookable} start={answers.preferredStart} />
        </Suspense>
      )}
      {isPricedPerChild(answers.typeOfEvent) && <p className={styles.promise}>{PER_CHILD_TEXT}</p>}
      {price && <PriceWorking price={price} people={answers.participantSize} place={answers} />}
      <p className={styles.promise}>{copy.promise}</p>
      {!canSendQuotes() && (
        <p>
          {'Your mail program opens with all of this in a letter to us. Or call '}
          <a className={styles.phone} href={phoneHref}>
            {phone}
          </a>
          .
        </p>
      )}
      <HoneypotField />
      <p className={styles.progress} role="status">
        {retries > 0 && `No answer yet. Trying again, attempt ${retries + 1} of ${QUERY_DEFAULTS.retry + 1}.`}
      </p>
      {message && (
        <div className={`${notice.notice} ${styles.failure}`} role="alert">
          <h2 className={`display ${notice.title}`}>Something fell off the table</h2>
          <p>
            <span>{`${message.what} Your answers are all still here. ${message.next} `}</span>
            <a className={styles.phone} href={phoneHref}>
              {phone}
            </a>
            .
          </p>
        </div>
      )}
    </StepFrame>
  );
}
