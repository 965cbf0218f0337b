import { isFormPost } from '#lib/leads/endpoint/check-head';
import type { FormReading, Received } from '#lib/leads/endpoint/outcome';
import { peerAddress } from '#lib/leads/endpoint/peer-address';
import { receiveQuote } from '#lib/leads/endpoint/receive-quote';
import { readEndpointSettings } from '#lib/leads/endpoint/settings';
import { systemClock } from '#lib/leads/operations/clock';
import { log } from '#lib/leads/operations/log';
import { announceNewQuote } from '#lib/leads/operations/new-quotes';
import { getStore } from '#lib/leads/store/database';
import { parsePlainQuote, type PlainQuote } from '#lib/plain-quote/plain-quote';
import { replyToForm } from '#lib/plain-quote/reply-to-form';
import { answersOfForm } from '#lib/quote/form-answers';
import { getGames } from '#lib/site/read';

export const dynamic = 'force-dynamic';

/** The plain quote, or any other form. */
type Form = PlainQuote | FormReading;

/**
 * Takes a quote request, as JSON or as an HTML form that was sent without JavaScript; a form is answered with a page.
 * 2xx only after it is stored, or for a price alone; 503 when the store is down, with nothing lost on the visitor's side.
 */
export async function POST(request: Request): Promise<Response> {
  const received = await receiveQuote(request, peerAddress(), {
    openStore: getStore,
    clock: systemClock,
    settings: readEndpointSettings(process.env),
    readForm: (fields, now): Form => parsePlainQuote(fields, now) ?? { answers: answersOfForm(fields) },
    games: new Set(getGames().map(({ id }) => id)),
    log,
    onAccepted: announceNewQuote,
  });
  return isFormPost(request) ? asPage(received) : asJson(received);
}

// Every other method is refused by the same steps.
export { POST as DELETE, POST as GET, POST as OPTIONS, POST as PATCH, POST as PUT };

function asJson({ outcome }: Received): Response {
  const body = 'isPrice' in outcome ? {} : outcome.body;
  return Response.json(body, { status: outcome.status, headers: headersOf(outcome) });
}

function asPage({ outcome, form }: Received<Form>): Response {
  const quote = form && 'values' in form ? form : undefined;
  const { html, headers } = replyToForm(outcome, quote, systemClock());
  return new Response(html, { status: outcome.status, headers: { ...headers, ...headersOf(outcome) } });
}

function headersOf(outcome: Received['outcome']): Record<string, string> {
  const headers = { 'Cache-Control': 'no-store' };
  if ('reason' in outcome) return { ...headers, ...outcome.headers };
  const isReplayed = 'state' in outcome && outcome.state === 'replayed';
  return { ...headers, ...(isReplayed && { 'Idempotent-Replayed': 'true' }) };
}
