import { answerPreflight, quoteCorsHeaders } from '#lib/delivery/http/cors';
import { isRefusal } from '#lib/leads/http/outcome';
import { peerAddress } from '#lib/leads/http/peer-address';
import { getCallEndpoint } from '#lib/leads/http/quote-endpoint';
import { receiveCall } from '#lib/leads/http/receive-call';

export const dynamic = 'force-dynamic';

/** Sets the time of a call about a quote, from JSON. Returns 2xx only after it is stored, and 503 when the store fails. */
export async function POST(request: Request): Promise<Response> {
  const endpoint = getCallEndpoint();
  const { siteUrl } = endpoint.settings;
  const preflight = answerPreflight(request, siteUrl);
  if (preflight) return preflight;
  const outcome = await receiveCall(request, peerAddress(), endpoint);
  const headers = { 'Cache-Control': 'no-store', ...(isRefusal(outcome) && outcome.headers) };
  return Response.json(outcome.body, { status: outcome.status, headers: { ...headers, ...quoteCorsHeaders(siteUrl) } });
}

// Other methods are refused by the same checks.
export { POST as DELETE, POST as GET, POST as OPTIONS, POST as PATCH, POST as PUT };
