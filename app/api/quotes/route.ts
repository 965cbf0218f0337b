import { acceptForm, acceptQuote, MAX_BODY_BYTES, type Answer } from '#lib/leads/accept';
import { cappedText } from '#lib/leads/capped-text';
import { getDatabase } from '#lib/leads/database';
import { replyTo } from '#lib/leads/form-reply';
import { PLAIN_DOCUMENT_POLICY, renderPlainDocument } from '#lib/site/plain-document';
import { getSite } from '#lib/site/read';

type Outcome = Answer | { status: 403 | 413 | 503; body: { error: string } };

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * Takes a quote request, as JSON or as an HTML form that was sent without JavaScript; a form is answered with a page.
 * 2xx only after it is stored; 503 when the store is down, with nothing lost on the visitor's side.
 */
export async function POST(request: Request): Promise<Response> {
  const isForm = FORM.test(request.headers.get('content-type') ?? '');
  const outcome = await outcomeOf(request, isForm);
  const { status, body } = outcome;
  const headers = { 'Cache-Control': 'no-store', ...moreHeaders(status) };
  if (!isForm) return Response.json(body, { status, headers });
  const site = getSite();
  return new Response(renderPlainDocument({ site, ...replyTo(outcome, site.reply) }), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PLAIN_DOCUMENT_POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function outcomeOf(request: Request, isForm: boolean): Promise<Outcome> {
  try {
    // Other sites can post forms here without asking first; JSON they cannot.
    if (isForm && request.headers.get('sec-fetch-site') === 'cross-site') {
      return { status: 403, body: { error: 'This form came from another site.' } };
    }
    const text = await cappedText(request.body, MAX_BODY_BYTES);
    if (text === undefined) return { status: 413, body: { error: 'The request is larger than 32 KB.' } };
    const db = await getDatabase();
    if (isForm) return await acceptForm(db, text, new Date());
    const key = request.headers.get('idempotency-key');
    return await acceptQuote(db, { key, contentType: request.headers.get('content-type'), text }, new Date());
  } catch (error) {
    console.error('A quote request could not be stored:', error instanceof Error ? error.message : 'unknown error');
    const words = 'We could not store your request. Please try again in a minute, or call us.';
    return { status: 503, body: { error: words } };
  }
}

/** A refused body may still be on its way, so its connection is closed. */
function moreHeaders(status: number): Record<string, string> {
  if (status === 503) return { 'Retry-After': '60' };
  return status === 403 || status === 413 ? { Connection: 'close' } : {};
}
