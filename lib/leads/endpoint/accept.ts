import { priceOf } from '#lib/quote/price';
import type { Store } from '../store/database.ts';
import { fingerprintOf } from '../store/fingerprint.ts';
import { findByKey, saveQuote } from '../store/quotes.ts';
import type { StoredQuote } from '../store/tables.ts';
import { fieldRefusal, refusal, type Acceptance, type Outcome } from './outcome.ts';
import type { Submission } from './read-submission.ts';
import { suspicionOf } from './traps.ts';

/** The first answer once more, when exactly this request is stored already. */
export async function replay(store: Store, { key, request }: Submission): Promise<Acceptance | undefined> {
  const earlier = await findByKey(store, key);
  return earlier?.fingerprint === fingerprintOf(request) ? accepted(earlier, 'replayed') : undefined;
}

/**
 * Prices a request again and stores it; what looks like a program's is stored apart and answered alike. Answers only after
 * the commit. `games` are the ids that can be asked for.
 */
export async function accept(
  store: Store,
  { key, request, hints }: Submission,
  { games, now }: { games: ReadonlySet<string>; now: Date },
): Promise<Outcome> {
  if (request.game && !games.has(request.game)) {
    return fieldRefusal({ game: 'Choose one of the listed games, or leave the choice to us.' });
  }
  const quarantine = suspicionOf(hints);
  const saved = await saveQuote(store, { key, request, price: priceOf(request), now, quarantine });
  if (saved.outcome === 'conflict') {
    return refusal(409, 'conflict', 'This Idempotency-Key was already used for another request.');
  }
  return accepted(saved.quote, saved.outcome === 'created' ? saved.quote.state : 'replayed');
}

function accepted(quote: StoredQuote, state: Acceptance['state']): Acceptance {
  const { reference, base_fee: baseFee, participants_price: participants, total } = quote;
  return {
    status: state === 'replayed' ? 200 : 201,
    body: { reference, price: { baseFee, participants, total } },
    state,
  };
}
