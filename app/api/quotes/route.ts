import { isFormPost } from '#lib/leads/http/check-head';
import type { ParsedForm, Received } from '#lib/leads/http/outcome';
import { peerAddress } from '#lib/leads/http/peer-address';
import { receiveQuote } from '#lib/leads/http/receive-quote';
import { readEndpointSettings } from '#lib/leads/http/settings';
import { systemClock } from '#lib/leads/operations/clock';
import { log } from '#lib/leads/operations/log';
import { announceNewQuote } from '#lib/leads/operations/new-quotes';
import { getStore } from '#lib/leads/store/database';
import { parseForm, type NoScriptForm } from '#lib/leads/no-script-form/parse-form';
import { replyToForm } from '#lib/leads/no-script-form/reply-to-form';
import { parseFormAnswers } from '#lib/quote/form-answers';
import { getGames } from '#lib/pages/read';

export const dynamic = 'force-dynamic';

/** The no-script form, or any other form. */
type Form = NoScriptForm | ParsedForm;

/**
 * Receives a quote request, as JSON or as an HTML form that was sent without JavaScript. A form is answered with a page.
 * Returns 2xx only after the request is stored, or for a price alone, and 503 when the store fails.
 */
export async function POST(request: Request): Promise<Response> {
  const received = await receiveQuote(request, peerAddress(), {
    openStore: getStore,
    clock: systemClock,
    settings: readEndpointSettings(process.env),
    parseForm: (fields, now): Form => parseForm(fields, now) ?? { answers: parseFormAnswers(fields) },
    games: new Set(getGames().map(({ id }) => id)),
    log,
    onAccepted: announceNewQuote,
  });
  return isFormPost(request) ? asPage(received) : asJson(received);
}

// Other methods are refused by the same checks.
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
