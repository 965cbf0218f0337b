import type { SendFailure } from '#lib/quote/send-quote';
import { parseRequest } from '#lib/quote/request-schema';
import { withoutHints } from '#lib/quote/sending-hints';
import type { Receipt } from '#lib/quote/sent-quote';
import { dailyKey } from '../http/daily-key.ts';
import { isRefusal } from '../http/outcome.ts';
import { peerAddress } from '../http/peer-address.ts';
import { receiveQuote, type QuoteEndpoint } from '../http/receive-quote.ts';

/** Headers that describe the body of the form, which the request to the endpoint does not have. */
const BODY_HEADERS = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

/**
 * Sends the answers of a posted form through the endpoint for quotes, with the headers of the post. A form has no idempotency key:
 * the same answers on the same day (UTC) are one request, so a double click or a reload gets the first receipt again.
 * `answers` may have hints.
 */
export async function sendForm(
  answers: Record<string, unknown>,
  posted: Iterable<[string, string]>,
  endpoint: QuoteEndpoint,
): Promise<Receipt | SendFailure> {
  const { request, errors } = parseRequest(withoutHints(answers));
  if (!request) return { status: 422, message: '', errors };
  const headers = new Headers([...posted].filter(([name]) => !BODY_HEADERS.includes(name.toLowerCase())));
  headers.set('Content-Type', 'application/json');
  headers.set('Idempotency-Key', dailyKey(request, endpoint.clock()));
  const body = JSON.stringify(answers);
  const sent = new Request('http://localhost/api/quotes', { method: 'POST', headers, body });
  const outcome = await receiveQuote(sent, peerAddress(), endpoint);
  if (!isRefusal(outcome)) return outcome.body;
  const retryAfter = Number(outcome.headers?.['Retry-After']) || undefined;
  if (outcome.status === 422) return { status: 422, message: '', errors: outcome.body.errors };
  return { status: outcome.status, message: outcome.body.error, errors: {}, retryAfter };
}
