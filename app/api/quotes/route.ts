import { acceptForm, acceptQuote, MAX_BODY_BYTES } from '#lib/leads/accept';
import { cappedText } from '#lib/leads/capped-text';
import { getDatabase } from '#lib/leads/database';
import { parsePlainQuote } from '#lib/plain-quote/plain-quote';
import { replyToForm } from '#lib/plain-quote/reply-to-form';
import { answersOfForm } from '#lib/quote/form-answers';

/** Why nothing was read, or nothing was stored. */
type Refusal = { status: 403 | 413 | 503; body: { error: string } };

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * Takes a quote request, as JSON or as an HTML form that was sent without JavaScript; a form is answered with a page.
 * 2xx only after it is stored, or for a price alone; 503 when the store is down, with nothing lost on the visitor's side.
 */
export async function POST(request: Request): Promise<Response> {
  const isForm = FORM.test(request.headers.get('content-type') ?? '');
  const text = await orUnavailable(() => textOf(request, isForm));
  return isForm ? answerForm(text) : answerJson(text, request.headers);
}

async function answerForm(text: string | Refusal): Promise<Response> {
  const now = new Date();
  const fields = new URLSearchParams(typeof text === 'string' ? text : '');
  const quote = parsePlainQuote(fields, now);
  const store = async () => acceptForm(await getDatabase(), quote?.answers ?? answersOfForm(fields), now);
  const outcome = typeof text === 'string' ? (quote?.settled ?? (await orUnavailable(store))) : text;
  const { html, headers } = replyToForm(outcome, quote, now);
  return new Response(html, { status: outcome.status, headers: { ...headersOf(outcome.status), ...headers } });
}

async function answerJson(text: string | Refusal, headers: Headers): Promise<Response> {
  const store = async (json: string) => {
    const submission = { key: headers.get('idempotency-key'), contentType: headers.get('content-type'), text: json };
    return acceptQuote(await getDatabase(), submission, new Date());
  };
  const { status, body } = typeof text === 'string' ? await orUnavailable(() => store(text)) : text;
  return Response.json(body, { status, headers: headersOf(status) });
}

async function textOf(request: Request, isForm: boolean): Promise<string | Refusal> {
  // Other sites can post forms here without asking first; JSON they cannot.
  if (isForm && request.headers.get('sec-fetch-site') === 'cross-site') {
    return { status: 403, body: { error: 'This form came from another site.' } };
  }
  const text = await cappedText(request.body, MAX_BODY_BYTES);
  return text ?? { status: 413, body: { error: 'The request is larger than 32 KB.' } };
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    console.error('A quote request could not be stored:', error instanceof Error ? error.message : 'unknown error');
    const words = 'We could not store your request. Please try again in a minute, or call us.';
    return { status: 503, body: { error: words } };
  }
}

/** A refused body may still be on its way, so its connection is closed. */
function headersOf(status: number): Record<string, string> {
  const headers = { 'Cache-Control': 'no-store' };
  if (status === 503) return { ...headers, 'Retry-After': '60' };
  return status === 403 || status === 413 ? { ...headers, Connection: 'close' } : headers;
}
