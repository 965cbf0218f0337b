import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Price } from '#lib/quote/price';
import { PRICE_LIST } from '#lib/quote/price-list';
import type { QuoteRequest } from '#lib/quote/request-schema';
import { withLockRetry } from './lock-retry.ts';
import type { Store } from './database.ts';
import { getFingerprint } from './fingerprint.ts';
import { newDeliveries } from './new-deliveries.ts';
import { listHoldsOfQuote, placeHold, type HoldRequest } from './holds.ts';
import { newReference } from './reference.ts';
import { removeTraces } from './sqlite.ts';
import type { Channel, Database, DeliveryState, NewQuote, QuoteState, StoredHold, StoredQuote } from './tables.ts';

const PURGE_BATCH_SIZE = 200;

export type Saved =
  | { outcome: 'created' | 'replayed'; quote: StoredQuote; holds: StoredHold[] }
  /** The key was used before for a different request. */
  | { outcome: 'conflict' };

/**
 * `quarantine` is the reason why the request looks like a bot's. Such a quote is stored without deliveries and a hold. `hold` is the slot that it
 * asks for.
 */
export type Save = {
  key: string;
  request: QuoteRequest;
  price: Price;
  now: Date;
  quarantine?: string;
  hold?: HoldRequest;
};

export type QuoteFilter = {
  state?: QuoteState;
  /** Stored at or after this time (milliseconds since 1970 UTC). */
  since?: number;
  /** Compared without case. */
  email?: string;
  reference?: string;
};

/**
 * Stores a request, its three deliveries and its hold in one transaction, once for each idempotency key. Resolves only after the commit.
 * Throws a StoreError when storing fails; then nothing is stored.
 */
export function saveQuote(store: Store, save: Save): Promise<Saved> {
  const row = toRow(save);
  return withLockRetry(() =>
    store.transaction().execute(async (transaction): Promise<Saved> => {
      const quote = await transaction
        .insertInto('quotes')
        .values(row)
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (quote?.state === 'quarantined') return { outcome: 'created', quote, holds: [] };
      if (quote) {
        await transaction.insertInto('outbox').values(newDeliveries(quote.reference, quote.created_at)).execute();
        const holds = save.hold ? [await placeHold(transaction, quote, save.hold)] : [];
        return { outcome: 'created', quote, holds };
      }
      const earlier = await transaction
        .selectFrom('quotes')
        .selectAll()
        .where('idempotency_key', '=', row.idempotency_key)
        .executeTakeFirstOrThrow();
      if (earlier.fingerprint !== row.fingerprint) return { outcome: 'conflict' };
      return { outcome: 'replayed', quote: earlier, holds: await listHoldsOfQuote(transaction, earlier.reference) };
    }),
  );
}

/** The quote that was stored under an idempotency key. */
export function findByKey(store: Store, key: string): Promise<StoredQuote | undefined> {
  return withLockRetry(() =>
    store.selectFrom('quotes').selectAll().where('idempotency_key', '=', key).executeTakeFirst(),
  );
}

/** Stored quotes, newest first; all of them without a filter. */
export function listQuotes(store: Store, { state, since, email, reference }: QuoteFilter = {}): Promise<StoredQuote[]> {
  return withLockRetry(() =>
    store
      .selectFrom('quotes')
      .selectAll()
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(since !== undefined, (query) => query.where('created_at', '>=', since!))
      .$if(email !== undefined, (query) => query.where((be) => hasEmail(be, email!)))
      .$if(reference !== undefined, (query) => query.where('reference', '=', reference!))
      .orderBy('created_at', 'desc')
      .orderBy('reference')
      .execute(),
  );
}

/**
 * Deletes one quote, or all quotes of an email address (compared without case), with their deliveries. On SQLite no trace stays
 * in the files. Throws a StoreError when another process uses the files for more than 5 s or the disk is full: then the quotes
 * are deleted, and a second call removes their traces. Returns the number of deleted quotes.
 */
export async function deleteQuotes(store: Store, by: { reference: string } | { email: string }): Promise<number> {
  const { numDeletedRows } = await withLockRetry(() =>
    store
      .deleteFrom('quotes')
      .where((be) => ('reference' in by ? be('reference', '=', by.reference) : hasEmail(be, by.email)))
      .executeTakeFirst(),
  );
  await removeTraces(store);
  return Number(numDeletedRows);
}

/**
 * Deletes the quotes that were stored before these times (milliseconds since 1970 UTC), in batches, so that requests can run in
 * between. A quote of which no delivery to one of the `desk` channels has succeeded yet stays. Returns the number of deleted quotes.
 */
export async function purgeQuotes(
  store: Store,
  before: { accepted: number; quarantined: number },
  desk: readonly Channel[] = [],
): Promise<number> {
  const hasDelivery = (be: ExpressionBuilder<Database, 'quotes'>, states: readonly DeliveryState[]) =>
    be.exists(
      be
        .selectFrom('outbox')
        .select('id')
        .whereRef('outbox.reference', '=', 'quotes.reference')
        .where('channel', 'in', desk)
        .where('outbox.state', 'in', states),
    );
  const old = store
    .selectFrom('quotes')
    .select('reference')
    .$if(desk.length > 0, (query) =>
      query.where((be) => be.or([be.not(hasDelivery(be, ['pending', 'dead'])), hasDelivery(be, ['delivered'])])),
    )
    .where((be) =>
      be.or([
        be.and([be('state', '=', 'accepted'), be('created_at', '<', before.accepted)]),
        be.and([be('state', '=', 'quarantined'), be('created_at', '<', before.quarantined)]),
      ]),
    )
    .limit(PURGE_BATCH_SIZE);
  let count = 0;
  for (;;) {
    const { numDeletedRows } = await withLockRetry(() =>
      store.deleteFrom('quotes').where('reference', 'in', old).executeTakeFirst(),
    );
    if (numDeletedRows === 0n) break;
    count += Number(numDeletedRows);
  }
  if (count > 0) await removeTraces(store);
  return count;
}

/** Accepts a quarantined quote and queues its deliveries. False when there is no such quote in quarantine. */
export function releaseQuote(store: Store, reference: string, now: Date): Promise<boolean> {
  return withLockRetry(() =>
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

/** When the newest quote was stored, in milliseconds since 1970 UTC; undefined in a store without quotes. */
export async function getNewestQuoteTime(store: Store): Promise<number | undefined> {
  const row = await withLockRetry(() =>
    store.selectFrom('quotes').select('created_at').orderBy('created_at', 'desc').limit(1).executeTakeFirst(),
  );
  return row?.created_at;
}

function hasEmail(be: ExpressionBuilder<Database, 'quotes'>, email: string): Expression<SqlBool> {
  return be(be.fn<string>('lower', ['email']), '=', email.toLowerCase());
}

function toRow({ key, request, price, now, quarantine }: Save): NewQuote {
  return {
    reference: newReference(),
    idempotency_key: key,
    fingerprint: getFingerprint(request),
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
    preferred_start: request.preferredStart || null,
    base_fee: price.baseFee,
    participants_price: price.participants,
    total: price.total,
    price_version: PRICE_LIST.version,
    state: quarantine === undefined ? 'accepted' : 'quarantined',
    quarantine_reason: quarantine ?? null,
  };
}
