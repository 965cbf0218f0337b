import type { Kysely } from 'kysely';
import type { Price } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { fingerprintOf } from './fingerprint.ts';
import { newReference } from './reference.ts';
import type { Database, NewQuote, StoredQuote } from './tables.ts';

export type Saved =
  | { outcome: 'created' | 'replayed'; quote: StoredQuote }
  /** The key was used before for a different request. */
  | { outcome: 'conflict' };

type Save = { key: string; request: QuoteRequest; price: Price; now: Date };

/** Stores a request once per idempotency key. Resolves only after the commit. */
export async function saveQuote(db: Kysely<Database>, save: Save): Promise<Saved> {
  const row = toRow(save);
  const inserted = await db
    .insertInto('quotes')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { outcome: 'created', quote: inserted };
  const earlier = await db
    .selectFrom('quotes')
    .selectAll()
    .where('idempotency_key', '=', save.key)
    .executeTakeFirstOrThrow();
  return earlier.fingerprint === row.fingerprint ? { outcome: 'replayed', quote: earlier } : { outcome: 'conflict' };
}

/** All stored quotes, newest first. */
export function listQuotes(db: Kysely<Database>): Promise<StoredQuote[]> {
  return db.selectFrom('quotes').selectAll().orderBy('created_at', 'desc').execute();
}

function toRow({ key, request, price, now }: Save): NewQuote {
  return {
    reference: newReference(),
    idempotency_key: key,
    fingerprint: fingerprintOf(request),
    created_at: now.getTime(),
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    phone: request.phone || null,
    description: request.description || null,
    type_of_event: request.typeOfEvent,
    city: request.city,
    latitude: request.latitude ?? null,
    longitude: request.longitude ?? null,
    participant_size: request.participantSize,
    game: request.game || null,
    preferred_dates: request.preferredDates ? JSON.stringify(request.preferredDates) : null,
    base_fee: price.baseFee,
    participants_price: price.participants,
    total: price.total,
    price_version: PRICE_LIST.version,
  };
}
