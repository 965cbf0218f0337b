import type { Clock } from '../operations/clock.ts';
import type { Logger } from '../operations/log.ts';
import { withPatience } from '../store/busy.ts';
import type { Store } from '../store/database.ts';
import { findByKey } from '../store/quotes.ts';
import { accept, replay } from './accept.ts';
import { admit } from './admit.ts';
import { checkHead, unread, type Head } from './check-head.ts';
import { isRefusal, refusal, type FormReading, type Outcome, type Received, type Refusal } from './outcome.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import { readSubmission, type Submission } from './read-submission.ts';
import type { EndpointSettings } from './settings.ts';

/** How long a request waits for the store, both of its visits together, in milliseconds. */
const STORE_PATIENCE = 5_800;

/** What the endpoint works with. */
export type QuoteDesk<Form extends FormReading = FormReading> = {
  openStore: () => Promise<Store>;
  clock: Clock;
  settings: EndpointSettings;
  readForm: (fields: URLSearchParams, now: Date) => Form;
  /** Ids of the games that can be asked for. */
  games: ReadonlySet<string>;
  log: Logger;
  /** Hears of every quote that can be delivered now. */
  onAccepted: () => void;
};

/** One arrival: the request, the address at the other end of its socket (when known), and the moment. */
type Arrival<Form extends FormReading = FormReading> = {
  request: Request;
  peer: string | undefined;
  now: Date;
  desk: QuoteDesk<Form>;
};

/**
 * Takes one quote request, as JSON or as a posted form, through all steps in order: headers, rate limit, body, answers,
 * store. 2xx only after the commit, 503 when the store is down. Writes one line to the log, without personal data.
 */
export async function receiveQuote<Form extends FormReading>(
  request: Request,
  peer: string | undefined,
  desk: QuoteDesk<Form>,
): Promise<Received<Form>> {
  const startedAt = performance.now();
  const received = await takeSteps({ request, peer, now: desk.clock(), desk });
  const { outcome } = received;
  const verdict = verdictOn(outcome);
  const ms = Math.round(performance.now() - startedAt);
  desk.log.info({ event: 'quote-request', status: outcome.status, ...verdict, ms });
  if (verdict.state === 'accepted') desk.onAccepted();
  return received;
}

async function takeSteps<Form extends FormReading>(arrival: Arrival<Form>): Promise<Received<Form>> {
  const { request, now, desk } = arrival;
  const head = checkHead(request, desk.settings.siteUrl);
  if (isRefusal(head)) return { outcome: head };
  const patience = { left: STORE_PATIENCE };
  const entry = await orStoreIsDown(desk, patience, () => enter(arrival, head));
  if (isRefusal(entry)) return { outcome: unread(request, entry) };
  const body = await readBody(request.body);
  if (isRefusal(body)) return { outcome: body };
  const form = head.isForm ? desk.readForm(new URLSearchParams(body.text), now) : undefined;
  if (form?.settled) return { outcome: form.settled, form };
  const read = form ? { value: form.answers } : parseJson(body.text);
  const submission = 'error' in read ? refusal(400, 'json', read.error) : readSubmission(read.value, head, now);
  const outcome = await orStoreIsDown(desk, patience, () => decide(arrival, submission, entry.isCounted));
  return { outcome, ...(form && { form }) };
}

/** What the log says of an outcome. */
function verdictOn(outcome: Received['outcome']) {
  if (isRefusal(outcome)) return { state: 'refused', reason: outcome.reason };
  return 'isPrice' in outcome ? { state: 'priced' } : { state: outcome.state, ref: outcome.body.reference };
}

/**
 * Counts a request before its body is read, so that a client over its limit costs nothing more. Repetitions do not count,
 * and only the answers tell one: a known key, and every form, is counted after they are read.
 */
async function enter(arrival: Arrival, head: Head): Promise<{ isCounted: boolean } | Refusal> {
  if (head.isForm) return { isCounted: false };
  const store = await arrival.desk.openStore();
  if (await findByKey(store, head.key)) return { isCounted: false };
  return (await count(arrival, store)) ?? { isCounted: true };
}

async function decide(arrival: Arrival, submission: Submission | Refusal, isCounted: boolean): Promise<Outcome> {
  const { now, desk } = arrival;
  const store = await desk.openStore();
  if (!isCounted) {
    const settled =
      (isRefusal(submission) ? undefined : await replay(store, submission)) ?? (await count(arrival, store));
    if (settled) return settled;
  }
  return isRefusal(submission) ? submission : accept(store, submission, { games: desk.games, now });
}

function count({ request: { headers }, peer, now, desk }: Arrival, store: Store): Promise<Refusal | undefined> {
  return admit(store, desk.settings, { headers, peer, now, log: desk.log });
}

async function orStoreIsDown<Result>(
  { log }: QuoteDesk,
  patience: { left: number },
  action: () => Promise<Result>,
): Promise<Result | Refusal> {
  const began = performance.now();
  try {
    return await withPatience(patience.left, action);
  } catch (error) {
    log.error({ event: 'quote-not-stored', error });
    const words = 'We could not store your request. Please try again in a minute, or call us.';
    return refusal(503, 'store', words, { 'Retry-After': '60' });
  } finally {
    patience.left -= performance.now() - began;
  }
}
