import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { sendQuote, type SendError } from '#lib/quote/send-quote';
import { elapsedHint, HONEYPOT_FIELD, type Hints } from '#lib/quote/sending-hints';
import type { Receipt } from '#lib/quote/sent-quote';
import { SENDING_DEFAULTS } from '#components/ui/query-defaults.ts';
import { getStartTime, getIdempotencyKey } from './device-store.ts';
import { isOnline } from './use-online.client.tsx';

/**
 * Sends the JSON body of one request and retries after transient failures. `onRetry` receives the number of retries so
 * far. Throws a SendError.
 */
export async function sendWithRetries(body: string, onRetry: (retries: number) => void): Promise<Receipt> {
  const sending = new MutationObserver<Receipt, SendError>(new QueryClient(), {
    mutationFn: () => sendQuote({ body, key: getIdempotencyKey(body), hints: getHints() }),
    ...SENDING_DEFAULTS,
    // No retries while the device is offline: the send step listens for the `online` event.
    retry: (count, error) => isOnline() && SENDING_DEFAULTS.retry(count, error),
  });
  const stop = sending.subscribe(({ failureCount }) => onRetry(failureCount));
  try {
    return await sending.mutate();
  } finally {
    stop();
  }
}

function getHints(): Hints {
  const honeypot = document.querySelector<HTMLInputElement>(`input[name="${HONEYPOT_FIELD}"]`)?.value;
  return { ...elapsedHint(getStartTime(), Date.now()), ...(honeypot && { [HONEYPOT_FIELD]: honeypot }) };
}
