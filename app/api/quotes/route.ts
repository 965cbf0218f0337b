import { answerPreflight, quoteCorsHeaders } from '#lib/delivery/http/cors';
import type { Outcome } from '#lib/leads/http/outcome';
import { peerAddress } from '#lib/leads/http/peer-address';
import { getQuoteEndpoint } from '#lib/leads/http/quote-endpoint';
import { receiveQuote } from '#lib/leads/http/receive-quote';

export const dynamic = 'force-dynamic';

/** Receives a quote request as JSON. Returns 2xx only after the request is stored, and 503 when the store fails. */
export async function POST(request: Request): Promise<Response> {
  const endpoint = getQuoteEndpoint();
  const preflight = answerPreflight(request, endpoint.settings.siteUrl);
  if (preflight) return preflight;
  const outcome = await receiveQuote(request, peerAddress(), endpoint);
  return Response.json(outcome.body, {
    status: outcome.status,
    headers: { ...getHeaders(outcome), ...quoteCorsHeaders(endpoint.settings.siteUrl) },
  });
}

// Other methods are refused by the same checks.
export { POST as DELETE, POST as GET, POST as OPTIONS, POST as PATCH, POST as PUT };

function getHeaders(outcome: Outcome): Record<string, string> {
  const headers = { 'Cache-Control': 'no-store' };
  if ('reason' in outcome) return { ...headers, ...outcome.headers };
  return { ...headers, ...(outcome.state === 'replayed' && { 'Idempotent-Replayed': 'true' }) };
}
