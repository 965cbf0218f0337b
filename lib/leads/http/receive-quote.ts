import type { Bookable } from '#lib/availability/schema';
import type { Clock } from '../operations/clock.ts';
import type { Logger } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { findByKey } from '../store/quotes.ts';
import { accept, findReplay } from './accept.ts';
import { enforceRateLimit, maySlotBeHeld, type RequestFacts } from './enforce-rate-limit.ts';
import { checkHead, withUnreadBody, type Head } from './check-head.ts';
import { isRefusal, refusal, type Outcome, type Refusal } from './outcome.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import { parseSubmission, type Submission } from './parse-submission.ts';
import { openStoreBudget } from './store-budget.ts';
import type { EndpointSettings } from './settings.ts';

/** The dependencies of the endpoint. */
export type QuoteEndpoint = {
  openStore: () => Promise<Store>;
  clock: Clock;
  settings: EndpointSettings;
  /** Ids of the games that can be requested. */
  games: ReadonlySet<string>;
  /** What can be held by date. */
  bookables: readonly Bookable[];
  log: Logger;
  /** Called after every quote that can be delivered now. */
  onAccepted: () => void;
};

/** The request, the remote address of its socket (when known), and the time of arrival. */
type RequestContext = {
  request: Request;
  peer: string | undefined;
  now: Date;
  endpoint: QuoteEndpoint;
};

/**
 * Handles one quote request in JSON: headers, rate limit, body, answers, store. Returns 2xx only after the commit and 503 when
 * the store fails. Writes one log line without personal data.
 */
export async function receiveQuote(
  request: Request,
  peer: string | undefined,
  endpoint: QuoteEndpoint,
): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = await handleRequest({ request, peer, now: endpoint.clock(), endpoint });
  const fields = isRefusal(outcome)
    ? { state: 'refused', reason: outcome.reason }
    : { state: outcome.state, ref: outcome.body.reference };
  const ms = Math.round(performance.now() - startedAt);
  endpoint.log.info({ event: 'quote-request', status: outcome.status, ...fields, ms });
  if (fields.state === 'accepted') endpoint.onAccepted();
  return outcome;
}

async function handleRequest(context: RequestContext): Promise<Outcome> {
  const { request, endpoint } = context;
  const head = checkHead(request, endpoint.settings.siteUrl);
  if (isRefusal(head)) return head;
  const message = 'We could not store your request. Please try again in a minute, or call us.';
  const inStore = openStoreBudget({ log: endpoint.log, event: 'quote-not-stored', message });
  const counted = await inStore(() => countBeforeBody(context, head));
  if (isRefusal(counted)) return withUnreadBody(request, counted);
  const body = await readBody(request.body);
  if (isRefusal(body)) return body;
  const read = parseJson(body.text);
  const submission = 'error' in read ? refusal(400, 'json', read.error) : parseSubmission(read.value, head.key);
  return inStore(() => replayOrAccept(context, submission, counted.isCounted));
}

/**
 * Counts a request before its body is read, so that a client over its limit causes no more work. Repeated requests do not
 * count, and only the body reveals them: requests with a known key are counted later.
 */
async function countBeforeBody(context: RequestContext, head: Head): Promise<{ isCounted: boolean } | Refusal> {
  const store = await context.endpoint.openStore();
  if (await findByKey(store, head.key)) return { isCounted: false };
  return (await countRequest(context, store)) ?? { isCounted: true };
}

async function replayOrAccept(
  context: RequestContext,
  submission: Submission | Refusal,
  isCounted: boolean,
): Promise<Outcome> {
  const { now, endpoint } = context;
  const store = await endpoint.openStore();
  const mayHold = () => maySlotBeHeld(store, endpoint.settings, toFacts(context));
  if (!isCounted) {
    const early =
      (isRefusal(submission) ? undefined : await findReplay(store, submission)) ?? (await countRequest(context, store));
    if (early) return early;
  }
  return isRefusal(submission) ? submission : accept(store, submission, { ...endpoint, now, maySlotBeHeld: mayHold });
}

function countRequest(context: RequestContext, store: Store): Promise<Refusal | undefined> {
  return enforceRateLimit(store, context.endpoint.settings, toFacts(context));
}

function toFacts({ request: { headers }, peer, now, endpoint: { log } }: RequestContext): RequestFacts {
  return { headers, peer, now, log };
}
