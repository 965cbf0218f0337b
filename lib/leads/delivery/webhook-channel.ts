import type { ChannelSender, Outcome } from './channels.ts';
import { postOnce, type Reply } from './post-once.ts';
import { retryAfterMs } from './retry-after.ts';
import type { WebhookSettings } from './settings.ts';
import { webhookBody } from './webhook-body.ts';
import { signWebhook } from './webhook-signature.ts';

const LONGEST_MS = 10_000;

/** Answers that ask for another try although they blame the request. */
const TRY_AGAIN = [408, 425, 429];

/** Posts each quote as signed JSON. Receivers tell a repetition by webhook-id, which is the same in every attempt. */
export function webhookChannel({ url, key }: WebhookSettings): ChannelSender {
  return async ({ id, quote }, { now, signal }) => {
    const body = webhookBody(quote);
    const timestamp = Math.floor(now.getTime() / 1000);
    const limit = AbortSignal.timeout(LONGEST_MS);
    try {
      const reply = await postOnce({
        url,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': String(Buffer.byteLength(body)),
          'User-Agent': 'quote-desk/1',
          'Idempotency-Key': id,
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signWebhook(key, { id, timestamp, body }),
        },
        body,
        signal: AbortSignal.any([signal, limit]),
      });
      return outcomeOf(reply, now);
    } catch (error) {
      return limit.aborted ? { result: 'retry', error: 'timeout' } : outcomeOfFailure(error);
    }
  };
}

function outcomeOf({ status, retryAfter }: Reply, now: Date): Outcome {
  if (status >= 200 && status < 300) return { result: 'delivered' };
  const error = `http-${status}`;
  if (status < 500 && !TRY_AGAIN.includes(status)) return { result: 'dead', error };
  const wait = retryAfterMs(retryAfter, now);
  return { result: 'retry', error, ...(wait !== undefined && { retryAfterMs: wait }) };
}

/** No answer is tried again; an answer that is not HTTP (Node's parser says HPE_...) comes from something that is no receiver. */
function outcomeOfFailure(error: unknown): Outcome {
  const code = String((error as { code?: unknown }).code ?? 'failed');
  return code.startsWith('HPE_') ? { result: 'dead', error: 'not-http' } : { result: 'retry', error: `net-${code}` };
}
