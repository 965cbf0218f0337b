import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Price } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { whenFree } from './busy.ts';
import type { Store } from './database.ts';
import { fingerprintOf } from './fingerprint.ts';
import { newDeliveries } from './new-deliveries.ts';
import { newReference } from './reference.ts';
import { removeTraces } from './sqlite.ts';
import type { Database, NewQuote, QuoteState, StoredQuote } from './tables.ts';

const PURGED_AT_ONCE = 200;

export type Saved =
  | { outcome: 'created' | 'replayed'; quote: StoredQuote }
  /** The key was used before for a different request. */
  | { outcome: 'conflict' };

/** `quarantine` is why the request looks like a robot's; such a quote is stored without deliveries. */
export type Save = { key: string; request: QuoteRequest; price: Price; now: Date; quarantine?: string };

export type QuoteFilter = {
  state?: QuoteState;
  /** Stored at or after this moment (milliseconds since 1970 UTC). */
  since?: number;
  /** Upper and lower case are the same. */
  email?: string;
  reference?: string;
};

/**
 * Stores a request and its three deliveries in one transaction, once per idempotency key. Resolves only after the commit.
 * Throws a StoreError when the store cannot take it; then nothing of it is stored.
 */
export function saveQuote(store: Store, save: Save): Promise<Saved> {
  const row = toRow(save);
  return whenFree(() =>
    store.transaction().execute(async (transaction): Promise<Saved> => {
      const quote = await transaction
        .insertInto('quotes')
        .values(row)
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (quote) {
        if (quote.state === 'accepted') {
          await transaction.insertInto('outbox').values(newDeliveries(quote.reference, quote.created_at)).execute();
        }
        return { outcome: 'created', quote };
      }
      const earlier = await transaction
        .selectFrom('quotes')
        .selectAll()
        .where('idempotency_key', '=', row.idempotency_key)
        .executeTakeFirstOrThrow();
      return earlier.fingerprint === row.fingerprint
        ? { outcome: 'replayed', quote: earlier }
        : { outcome: 'conflict' };
    }),
  );
}

/** The quote that was stored under an idempotency key. */
export function findByKey(store: Store, key: string): Promise<StoredQuote | undefined> {
  return whenFree(() => store.selectFrom('quotes').selectAll().where('idempotency_key', '=', key).executeTakeFirst());
}

/** Stored quotes, newest first; all of them without a filter. */
export function listQuotes(store: Store, { state, since, email, reference }: QuoteFilter = {}): Promise<StoredQuote[]> {
  return whenFree(() =>
    store
      .selectFrom('quotes')
      .selectAll()
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(since !== undefined, (query) => query.where('created_at', '>=', since!))
      .$if(email !== undefined, (query) => query.where((be) => isOf(be, email!)))
      .$if(reference !== undefined, (query) => query.where('reference', '=', reference!))
      .orderBy('created_at', 'desc')
      .orderBy('reference')
      .execute(),
  );
}

/**
 * Deletes one quote, or all of a person (upper and lower case are the same), with their deliveries. On SQLite no trace
 * stays in its files. When another process uses them for more than 5 s just then, or the disk is full, throws a StoreError:
 * the quotes are gone, and deleting them again removes their traces. Returns how many quotes.
 */
export async function deleteQuotes(store: Store, by: { reference: string } | { email: string }): Promise<number> {
  const { numDeletedRows } = await whenFree(() =>
    store
      .deleteFrom('quotes')
      .where((be) => ('reference' in by ? be('reference', '=', by.reference) : isOf(be, by.email)))
      .executeTakeFirst(),
  );
  await removeTraces(store);
  return Number(numDeletedRows);
}

/**
 * Deletes the quotes that were stored before these moments (milliseconds since 1970 UTC), a few at a time, so that
 * requests come in between. Returns how many.
 */
export async function purgeQuotes(store: Store, before: { accepted: number; quarantined: number }): Promise<number> {
  const old = store
    .selectFrom('quotes')
    .select('reference')
    .where((be) =>
      be.or([
        be.and([be('state', '=', 'accepted'), be('created_at', '<', before.accepted)]),
        be.and([be('state', '=', 'quarantined'), be('created_at', '<', before.quarantined)]),
      ]),
    )
    .limit(PURGED_AT_ONCE);
  let count = 0;
  for (;;) {
    const { numDeletedRows } = await whenFree(() =>
      store.deleteFrom('quotes').where('reference', 'in', old).executeTakeFirst(),
    );
    if (numDeletedRows === 0n) break;
    count += Number(numDeletedRows);
  }
  if (count > 0) await removeTraces(store);
  return count;
}

/** Accepts a quarantined quote after all, with its deliveries. False when there is no such quote in quarantine. */
export function releaseQuote(store: Store, reference: string, now: Date): Promise<boolean> {
  return whenFree(() =>
    store.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('quotes')
        .set({ state: 'accepted' })
        .where('reference', '=', reference)
        .where('state', '=', 'quarantined')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction.insertInto('outbox').values(newDeliveries(reference, now.getTime())).execute();
      return true;
    }),
  );
}

function isOf(be: ExpressionBuilder<Database, 'quotes'>, email: string): Expression<SqlBool> {
  return be(be.fn<string>('lower', ['email']), '=', email.toLowerCase());
}

function toRow({ key, request, price, now, quarantine }: Save): NewQuote {
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
    state: quarantine === undefined ? 'accepted' : 'quarantined',
    quarantine_reason: quarantine ?? null,
  };
}
