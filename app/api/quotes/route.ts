import { acceptQuote, MAX_BODY_BYTES } from '#lib/leads/accept';
import { cappedText } from '#lib/leads/capped-text';
import { getDatabase } from '#lib/leads/database';

/** Takes a quote request. 2xx only after it is stored; 503 when the store is down, with nothing lost on the visitor's side. */
export async function POST(request: Request): Promise<Response> {
  try {
    const text = await cappedText(request.body, MAX_BODY_BYTES);
    if (text === undefined) return tooLarge();
    const submission = {
      key: request.headers.get('idempotency-key'),
      contentType: request.headers.get('content-type'),
      text,
    };
    const { status, body } = await acceptQuote(await getDatabase(), submission, new Date());
    return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    console.error('A quote request could not be stored:', error instanceof Error ? error.message : 'unknown error');
    return Response.json(
      { error: 'We could not store your request. Please try again in a minute, or call us.' },
      { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } },
    );
  }
}

/** Closes the connection, because the rest of the body is still on its way. */
function tooLarge(): Response {
  const headers = { Connection: 'close', 'Cache-Control': 'no-store' };
  return Response.json({ error: 'The request is larger than 32 KB.' }, { status: 413, headers });
}
