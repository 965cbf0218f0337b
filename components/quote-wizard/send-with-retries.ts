import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { sendQuote, type SendError } from '#lib/quote/send-quote';
import { elapsedHint, TRAP_FIELD, type Hints } from '#lib/quote/sending-hints';
import type { Receipt } from '#lib/quote/sent-quote';
import { SENDING_DEFAULTS } from '../ui/query-defaults.ts';
import { begunAt, keyOf } from './device-store.ts';
import { isOnline } from './use-online.client.tsx';

/**
 * Sends the JSON of one request, and repeats what may work later. `onRetry` hears how often it was repeated so far. Throws
 * a SendError.
 */
export async function sendWithRetries(body: string, onRetry: (retries: number) => void): Promise<Receipt> {
  const sending = new MutationObserver<Receipt, SendError>(new QueryClient(), {
    mutationFn: () => sendQuote({ body, key: keyOf(body), hints: hintsNow() }),
    ...SENDING_DEFAULTS,
    // Nothing gets through while the device is offline; the step waits for the network then.
    retry: (count, error) => isOnline() && SENDING_DEFAULTS.retry(count, error),
  });
  const stop = sending.subscribe(({ failureCount }) => onRetry(failureCount));
  try {
    return await sending.mutate();
  } finally {
    stop();
  }
}

function hintsNow(): Hints {
  const trap = document.querySelector<HTMLInputElement>(`input[name="${TRAP_FIELD}"]`)?.value;
  return { ...elapsedHint(begunAt(), Date.now()), ...(trap && { [TRAP_FIELD]: trap }) };
}
