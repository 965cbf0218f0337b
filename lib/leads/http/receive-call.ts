import { CALL_ID } from '#lib/availability/call-id';
import { findSlot } from '#lib/availability/slots';
import { saveCall } from '../store/calls.ts';
import { checkRequest, withUnreadBody } from './check-head.ts';
import { enforceRateLimit, maySlotBeHeld } from './enforce-rate-limit.ts';
import { isRefusal, refusal, type Refusal } from './outcome.ts';
import { parseCall, type CallRequest } from './parse-call.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import type { QuoteEndpoint } from './receive-quote.ts';
import { openStoreBudget } from './store-budget.ts';

/** The dependencies of the endpoint. `phone` is the number of the company, for messages. */
export type CallEndpoint = Omit<QuoteEndpoint, 'games'> & { phone: string };

/** A call that is set. 200 when the same time was chosen before. */
export type CallAcceptance = { status: 200 | 201; body: { start: string; minutes: number }; state: 'set' | 'repeated' };

type Context = { request: Request; peer: string | undefined; now: Date; endpoint: CallEndpoint };

/**
 * Handles the choice of a time for a call, as JSON: `{ reference, start }`. Returns 2xx only after the commit, 409 when the time is no longer free, 404 for a
 * quote that is unknown or in quarantine, and 503 when the store fails. Writes one log line without personal data.
 */
export async function receiveCall(
  request: Request,
  peer: string | undefined,
  endpoint: CallEndpoint,
): Promise<CallAcceptance | Refusal> {
  const startedAt = performance.now();
  const outcome = await handleRequest({ request, peer, now: endpoint.clock(), endpoint });
  const fields = isRefusal(outcome) ? { state: 'refused', reason: outcome.reason } : { state: outcome.state };
  const ms = Math.round(performance.now() - startedAt);
  endpoint.log.info({ event: 'call-request', status: outcome.status, ...fields, ms });
  if (fields.state === 'set') endpoint.onAccepted();
  return outcome;
}

async function handleRequest({ request, peer, now, endpoint }: Context): Promise<CallAcceptance | Refusal> {
  const { log, settings, phone } = endpoint;
  const refused = checkRequest(request, settings.siteUrl);
  if (refused) return refused;
  const message = `We could not set the call. Please try again in a minute, or call us at ${phone}.`;
  const inStore = openStoreBudget({ log, event: 'call-not-stored', message });
  const facts = { headers: request.headers, peer, now, log };
  const limited = await inStore(async () => enforceRateLimit(await endpoint.openStore(), settings, facts));
  if (limited) return withUnreadBody(request, limited);
  const body = await readBody(request.body);
  if (isRefusal(body)) return body;
  const read = parseJson(body.text);
  const choice = 'error' in read ? refusal(400, 'json', read.error) : parseCall(read.value);
  if (isRefusal(choice)) return choice;
  return inStore(async () => {
    if (await maySlotBeHeld(await endpoint.openStore(), settings, facts)) return setCall(choice, now, endpoint);
    return refusal(429, 'rate', `Your network has chosen many times today. For another one, call us at ${phone}.`);
  });
}

async function setCall(
  { reference, start }: CallRequest,
  now: Date,
  { openStore, bookables, phone }: CallEndpoint,
): Promise<CallAcceptance | Refusal> {
  const bookable = bookables.find(({ id }) => id === CALL_ID);
  const slot = bookable && findSlot(bookable, start);
  if (!slot) return refusal(409, 'taken', `That time is not offered. Choose another one, or call us at ${phone}.`);
  const outcome = await saveCall(await openStore(), { reference, bookable, slot, now });
  switch (outcome) {
    case 'unknown':
      return refusal(404, 'unknown', `To set a time for this quote, please call us at ${phone}.`);
    case 'taken':
      return refusal(409, 'taken', `That time is no longer free. Choose another one, or call us at ${phone}.`);
    default:
      return { status: outcome === 'set' ? 201 : 200, body: { start, minutes: bookable.slotMinutes }, state: outcome };
  }
}
