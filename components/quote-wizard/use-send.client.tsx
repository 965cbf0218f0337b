'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { toRequestBody, type QuoteAnswers } from '#lib/quote/quote-state';
import type { FieldErrors } from '#lib/quote/request-schema';
import { sendQuote, type SendError } from '#lib/quote/send-quote';
import type { Receipt } from '#lib/quote/sent-quote';
import { SENDING_DEFAULTS } from '../ui/query-defaults.ts';
import { confirmationHref } from './confirmation-reminder.tsx';
import { clearDraft, forgetKey, keyOf, saveSentQuote } from './device-store.ts';

type Sending = { answers: QuoteAnswers; gameName: string };

type Outcome = { onSent: () => void; onRefused: (errors: FieldErrors, answers: QuoteAnswers) => void };

/** Sends the request once, however often it is asked to, and moves on to the confirmation. */
export function useSend({ onSent, onRefused }: Outcome) {
  const router = useRouter();
  const isBusy = useRef(false);

  const mutation = useMutation<Receipt, SendError, Sending>({
    mutationFn: ({ answers }) => {
      const body = JSON.stringify(toRequestBody(answers));
      return sendQuote({ body, key: keyOf(body) });
    },
    ...SENDING_DEFAULTS,
    onSuccess: (receipt, { answers, gameName }) => {
      saveSentQuote({ ...receipt, answers, gameName, sentAt: new Date().toISOString() });
      clearDraft();
      onSent();
      router.push(confirmationHref(receipt.reference));
    },
    onError: (error, { answers }) => {
      isBusy.current = false;
      if (error.status === 409) forgetKey();
      if (error.status === 422) onRefused(error.errors, answers);
    },
  });

  return {
    send(sending: Sending) {
      if (isBusy.current) return;
      isBusy.current = true;
      mutation.mutate(sending);
    },
    isPending: mutation.isPending,
    retries: mutation.isPending ? mutation.failureCount : 0,
    failure: mutation.error ?? undefined,
    reset: mutation.reset,
  };
}
