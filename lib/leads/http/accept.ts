import { priceOf } from '#lib/quote/price';
import type { Store } from '../store/database.ts';
import { getFingerprint } from '../store/fingerprint.ts';
import { findByKey, saveQuote } from '../store/quotes.ts';
import type { StoredQuote } from '../store/tables.ts';
import { fieldRefusal, refusal, type Acceptance, type Outcome } from './outcome.ts';
import type { Submission } from './parse-submission.ts';
import { detectBot } from './honeypot.ts';

/** The first response, when exactly this request is stored already. */
export async function findReplay(store: Store, { key, request }: Submission): Promise<Acceptance | undefined> {
  const earlier = await findByKey(store, key);
  return earlier?.fingerprint === getFingerprint(request) ? toAcceptance(earlier, 'replayed') : undefined;
}

/**
 * Prices a request on the server and stores it. A request that looks like a bot's is quarantined and gets the same response.
 * Resolves only after the commit. `games` are the ids of the games that can be requested.
 */
export async function accept(
  store: Store,
  { key, request, hints }: Submission,
  { games, now }: { games: ReadonlySet<string>; now: Date },
): Promise<Outcome> {
  if (request.game && !games.has(request.game)) {
    return fieldRefusal({ game: 'Choose one of the listed games, or leave the choice to us.' });
  }
  const quarantine = detectBot(hints);
  const saved = await saveQuote(store, { key, request, price: priceOf(request), now, quarantine });
  if (saved.outcome === 'conflict') {
    return refusal(409, 'conflict', 'This Idempotency-Key was already used for another request.');
  }
  return toAcceptance(saved.quote, saved.outcome === 'created' ? saved.quote.state : 'replayed');
}

function toAcceptance(quote: StoredQuote, state: Acceptance['state']): Acceptance {
  const { reference, base_fee: baseFee, participants_price: participants, total } = quote;
  return {
    status: state === 'replayed' ? 200 : 201,
    body: { reference, price: { baseFee, participants, total } },
    state,
  };
}
