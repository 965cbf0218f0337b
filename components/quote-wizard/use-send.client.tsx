'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { pushEvent } from '#lib/analytics/data-layer';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import { sendQuote, type SendError } from '#lib/quote/send-quote';
import type { Receipt, SentQuote } from '#lib/quote/sent-quote';
import { SENDING_DEFAULTS } from '../ui/query-defaults.ts';
import { confirmationHref } from './confirmation-reminder.tsx';
import { forgetKeys, keyOf } from './device-store.ts';
import { isOnline } from './use-online.client.tsx';

type Sending = { answers: QuoteAnswers; gameName: string };

type Outcome = { onSent: (quote: SentQuote) => void; onRefused: (errors: FieldErrors, answers: QuoteAnswers) => void };

/** Sends the request once, however often it is asked to, and moves on to the confirmation. */
export function useSend({ onSent, onRefused }: Outcome) {
  const router = useRouter();
  const isBusy = useRef(false);
  const attempts = useRef(0);

  const mutation = useMutation<Receipt, SendError, Sending>({
    mutationFn: ({ answers }) => {
      const body = JSON.stringify(toRequestBody(answers));
      return sendQuote({ body, key: keyOf(body) });
    },
    ...SENDING_DEFAULTS,
    // Nothing gets through while the device is offline; the step waits for the network then.
    retry: (count, error) => isOnline() && SENDING_DEFAULTS.retry(count, error),
    onSuccess: (receipt, { answers, gameName }) => {
      onSent({ ...receipt, answers, gameName, sentAt: new Date().toISOString() });
      router.push(confirmationHref(receipt.reference));
    },
    onError: (error, { answers }) => {
      isBusy.current = false;
      const reason = error.status === 0 ? 'network' : (`http-${error.status}` as const);
      pushEvent({ event: 'quote_submit_failed', reason, attempt: attempts.current });
      if (error.status === 409) forgetKeys();
      if (error.status === 422) onRefused(error.errors, answers);
    },
  });

  return {
    send(sending: Sending) {
      if (isBusy.current) return;
      isBusy.current = true;
      attempts.current += 1;
      mutation.mutate(sending);
    },
    isPending: mutation.isPending,
    retries: mutation.isPending ? mutation.failureCount : 0,
    failure: mutation.error ?? undefined,
    reset: mutation.reset,
  };
}
