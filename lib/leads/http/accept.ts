import { findBookable } from '#lib/availability/find-bookable';
import type { Bookable } from '#lib/availability/schema';
import { findSlot } from '#lib/availability/slots';
import { priceOf } from '#lib/quote/price';
import type { QuoteRequest } from '#lib/quote/request-schema';
import type { Store } from '../store/database.ts';
import { getFingerprint } from '../store/fingerprint.ts';
import { toHoldReceipt } from '../store/hold-receipt.ts';
import { listHoldsOfQuote, toHoldRequest, type HoldRequest } from '../store/holds.ts';
import { findByKey, saveQuote } from '../store/quotes.ts';
import type { StoredHold, StoredQuote } from '../store/tables.ts';
import { fieldRefusal, refusal, type Acceptance, type Outcome } from './outcome.ts';
import type { Submission } from './parse-submission.ts';
import { detectBot } from './honeypot.ts';

/** The first response, when exactly this request is stored already. */
export async function findReplay(store: Store, { key, request }: Submission): Promise<Acceptance | undefined> {
  const earlier = await findByKey(store, key);
  if (earlier?.fingerprint !== getFingerprint(request)) return undefined;
  return toAcceptance(earlier, await listHoldsOfQuote(store, earlier.reference), 'replayed');
}

type Rules = {
  games: ReadonlySet<string>;
  bookables: readonly Bookable[];
  now: Date;
  /** Whether the client may hold another slot. Called only for a request that asks for one. */
  maySlotBeHeld: () => Promise<boolean>;
};

/**
 * Prices a request on the server and stores it. A request that looks like a bot's is quarantined and gets the same response.
 * A free slot that it asks for is held. Resolves only after the commit. `games` are the ids of the games that can be requested.
 */
export async function accept(
  store: Store,
  { key, request, hints }: Submission,
  { games, bookables, now, maySlotBeHeld }: Rules,
): Promise<Outcome> {
  if (request.game && !games.has(request.game)) {
    return fieldRefusal({ game: 'Choose one of the listed games, or leave the choice to us.' });
  }
  const quarantine = detectBot(hints);
  const wanted = findHoldRequest(bookables, request, now);
  const hold = wanted && (await maySlotBeHeld()) ? wanted : undefined;
  const saved = await saveQuote(store, { key, request, price: priceOf(request), now, quarantine, hold });
  if (saved.outcome === 'conflict') {
    return refusal(409, 'conflict', 'This Idempotency-Key was already used for another request.');
  }
  return toAcceptance(saved.quote, saved.holds, saved.outcome === 'created' ? saved.quote.state : 'replayed');
}

/** The hold that a request asks for; undefined when its start is not one of the calendar that it needs. */
function findHoldRequest(bookables: readonly Bookable[], request: QuoteRequest, now: Date): HoldRequest | undefined {
  const bookable = request.preferredStart ? findBookable(bookables, request) : undefined;
  const slot = bookable && findSlot(bookable, request.preferredStart!);
  return slot && toHoldRequest(bookable, slot, now);
}

function toAcceptance(quote: StoredQuote, holds: StoredHold[], state: Acceptance['state']): Acceptance {
  const { reference, base_fee: baseFee, participants_price: participants, total } = quote;
  const hold = toHoldReceipt(quote, holds);
  return {
    status: state === 'replayed' ? 200 : 201,
    body: { reference, price: { baseFee, participants, total }, ...(hold && { hold }) },
    state,
  };
}
