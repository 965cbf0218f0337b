'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { pushEvent } from '#lib/analytics/data-layer';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import type { SendError } from '#lib/quote/send-quote';
import type { SentQuote } from '#lib/quote/sent-quote';
import { confirmationHref } from './confirmation-reminder.tsx';
import { forgetKeys } from './device-store.ts';
import type { sendWithRetries } from './send-with-retries.ts';

type Sending = { answers: QuoteAnswers; gameName: string };

type SendState = {
  isPending: boolean;
  /** How often it was tried again so far, while it is being sent. */
  retries: number;
  failure?: SendError;
};

type Outcome = { onSent: (quote: SentQuote) => void; onRefused: (errors: FieldErrors, answers: QuoteAnswers) => void };

const IDLE: SendState = { isPending: false, retries: 0 };

/** Sends the request once, however often it is asked to, and moves on to the confirmation. `post` is undefined until it is here. */
export function useSend(post: typeof sendWithRetries | undefined, { onSent, onRefused }: Outcome) {
  const router = useRouter();
  const isBusy = useRef(false);
  const attempts = useRef(0);
  const [state, setState] = useState(IDLE);

  function fail(error: SendError, answers: QuoteAnswers) {
    isBusy.current = false;
    setState({ ...IDLE, failure: error });
    const reason = error.status === 0 ? 'network' : (`http-${error.status}` as const);
    pushEvent({ event: 'quote_submit_failed', reason, attempt: attempts.current });
    if (error.status === 409) forgetKeys();
    if (error.status === 422) onRefused(error.errors, answers);
  }

  return {
    send({ answers, gameName }: Sending) {
      if (isBusy.current || !post) return;
      isBusy.current = true;
      attempts.current += 1;
      setState({ ...IDLE, isPending: true });
      post(JSON.stringify(toRequestBody(answers)), (retries) => setState({ isPending: true, retries })).then(
        (receipt) => {
          onSent({ ...receipt, answers, gameName, sentAt: new Date().toISOString() });
          setState(IDLE);
          router.push(confirmationHref(receipt.reference));
        },
        (error: SendError) => fail(error, answers),
      );
    },
    /** Whether something is on its way at this very moment, which `isPending` says once it is drawn. */
    isBusy: () => isBusy.current,
    reset: () => setState(IDLE),
    ...state,
  };
}
