'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { pushEvent } from '#lib/integrations/analytics/data-layer';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { SendError } from '#lib/quote/send-quote';
import type { SentQuote } from '#lib/quote/sent-quote';
import { getConfirmationHref } from '../confirmation/confirmation-reminder.tsx';
import { clearIdempotencyKeys } from './device-store.ts';
import type { sendWithRetries } from './send-with-retries.ts';

type Submission = { answers: QuoteAnswers; gameName: string };

type SendState = {
  isPending: boolean;
  /** The number of retries so far. */
  retries: number;
  failure?: SendError;
};

type Outcome = { onSent: (quote: SentQuote) => void; onRejected: (errors: FieldErrors, answers: QuoteAnswers) => void };

const IDLE: SendState = { isPending: false, retries: 0 };

/**
 * Sends the request and opens the confirmation. A second call while a request is pending is ignored. `post` is
 * undefined until its module is loaded.
 */
export function useSend(post: typeof sendWithRetries | undefined, { onSent, onRejected }: Outcome) {
  const router = useRouter();
  const isBusy = useRef(false);
  const attempts = useRef(0);
  const [state, setState] = useState(IDLE);

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
      if (isBusy.current || !post) return;
      isBusy.current = true;
      attempts.current += 1;
      setState({ ...IDLE, isPending: true });
      post(JSON.stringify(toRequestBody(answers)), (retries) => setState({ isPending: true, retries })).then(
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
