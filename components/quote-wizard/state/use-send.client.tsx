'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { pushEvent } from '#lib/integrations/analytics/data-layer';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { SendError, SendFailure } from '#lib/quote/send-quote';
import type { SentQuote } from '#lib/quote/sent-quote';
import { getConfirmationHref } from '../confirmation/confirmation-reminder.tsx';
import { clearIdempotencyKeys } from './device-store.ts';
import { sendWithRetries } from './send-with-retries.ts';

type Submission = { answers: QuoteAnswers; gameName: string };

type SendState = {
  isPending: boolean;
  /** The number of retries so far. */
  retries: number;
  failure?: SendFailure;
};

type SendOptions = {
  onSent: (quote: SentQuote) => void;
  onRejected: (errors: FieldErrors, answers: QuoteAnswers) => void;
  /** Why the request was not stored when it was posted. */
  failure: SendFailure | undefined;
};

const IDLE: SendState = { isPending: false, retries: 0 };

/**
 * Sends the request and opens the confirmation. A second call while a request is pending is ignored.
 */
export function useSend({ onSent, onRejected, failure }: SendOptions) {
  const router = useRouter();
  const isBusy = useRef(false);
  const attempts = useRef(0);
  const [state, setState] = useState<SendState>({ ...IDLE, failure });

  function fail(error: SendError, answers: QuoteAnswers) {
    isBusy.current = false;
    setState({ ...IDLE, failure: error });
    const reason = error.status === 0 ? 'network' : (`http-${error.status}` as const);
    pushEvent({ event: 'quote_submit_failed', reason, attempt: attempts.current });
    if (error.status === 409) clearIdempotencyKeys();
    if (error.status === 422) onRejected(error.errors, answers);
  }

  return {
    send({ answers, gameName }: Submission) {
      if (isBusy.current) return;
      isBusy.current = true;
      attempts.current += 1;
      setState({ ...IDLE, isPending: true });
      sendWithRetries(JSON.stringify(toRequestBody(answers)), (retries) => setState({ isPending: true, retries })).then(
        (receipt) => {
          onSent({ ...receipt, answers, gameName, sentAt: new Date().toISOString() });
          setState(IDLE);
          router.push(getConfirmationHref(receipt.reference));
        },
        (error: SendError) => fail(error, answers),
      );
    },
    /** Whether a request is pending right now; `isPending` is only updated with the next render. */
    isBusy: () => isBusy.current,
    reset: () => setState(IDLE),
    ...state,
  };
}
