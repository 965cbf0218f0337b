import type { ChannelSender, Outcome } from './channels.ts';
import { postOnce, type PostResponse } from './post-once.ts';
import { retryAfterMs } from './retry-after.ts';
import type { WebhookSettings } from './settings.ts';
import { webhookBody } from './webhook-body.ts';
import { signWebhook } from './webhook-signature.ts';

const TIMEOUT_MS = 10_000;

/** Status codes below 500 that can succeed on a retry. */
const RETRYABLE_STATUSES = [408, 425, 429];

/** Posts each quote as signed JSON. The webhook-id is the same in every attempt, so that receivers can detect duplicates. */
export function webhookChannel({ url, key }: WebhookSettings): ChannelSender {
  return async ({ id, quote, holds }, { now, signal }) => {
    const body = webhookBody(quote, holds);
    const timestamp = Math.floor(now.getTime() / 1000);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
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
        signal: AbortSignal.any([signal, timeout]),
      });
      return classifyResponse(reply, now);
    } catch (error) {
      return timeout.aborted ? { result: 'retry', error: 'timeout' } : classifyNetworkError(error);
    }
  };
}

function classifyResponse({ status, retryAfter }: PostResponse, now: Date): Outcome {
  if (status >= 200 && status < 300) return { result: 'delivered' };
  const error = `http-${status}`;
  if (status < 500 && !RETRYABLE_STATUSES.includes(status)) return { result: 'dead', error };
  const wait = retryAfterMs(retryAfter, now);
  return { result: 'retry', error, ...(wait !== undefined && { retryAfterMs: wait }) };
}

/** A missing response is retried. A response that is not HTTP (HPE_... errors of Node's parser) is dead: the URL is not a webhook. */
function classifyNetworkError(error: unknown): Outcome {
  const code = String((error as { code?: unknown }).code ?? 'failed');
  return code.startsWith('HPE_') ? { result: 'dead', error: 'not-http' } : { result: 'retry', error: `net-${code}` };
}
