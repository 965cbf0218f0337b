import type { ExpressionBuilder, SqlBool, Expression } from 'kysely';
import { withLockRetry } from './lock-retry.ts';
import type { Store } from './database.ts';
import { CHANNELS, type Channel, type Database, type DeliveryState, type StoredDelivery } from './tables.ts';

/*
 * A worker claims rows with a lease. Until it ends, no other worker takes them; when a worker dies, another one takes them after
 * that. So every delivery is made at least once. It is repeated, with the same id, only when a worker dies or its lease ends
 * between the delivery and its record. Leases and due times use the caller's clock.
 */

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

export type Claim = {
  /** The channels to claim for; rows of other channels stay pending. */
  channels: readonly Channel[];
  now: number;
  /** The maximum number of rows. */
  limit: number;
  /** The length of the lease, in milliseconds. */
  leaseMs: number;
};

/**
 * Claims up to `limit` due deliveries until `now + leaseMs`, oldest first. Returns none only when none is left. The returned rows
 * include this attempt in `attempts` and have `first_attempt_at` set. A due time more than 2 h ahead, or a lease longer than
 * possible, was written by a clock that was ahead, so these rows count as due and unleased.
 */
export async function claimDue(store: Store, { channels, now, limit, leaseMs }: Claim): Promise<StoredDelivery[]> {
  if (channels.length === 0 || limit < 1) return [];
  const isClaimable = (be: ExpressionBuilder<Database, 'outbox'>): Expression<SqlBool> =>
    be.and([
      be('state', '=', 'pending'),
      be('channel', 'in', channels),
      be.or([be('next_at', '<=', now), be('next_at', '>', now + TWO_HOURS_MS)]),
      be.or([be('lease_until', '<=', now), be('lease_until', '>', now + 2 * leaseMs)]),
    ]);
  const due = store.selectFrom('outbox').select('id').where(isClaimable);
  for (;;) {
    const claimed = await withLockRetry(() =>
      store
        .updateTable('outbox')
        .set((be) => ({
          lease_until: now + leaseMs,
          attempts: be('attempts', '+', 1),
          first_attempt_at: be.fn.coalesce('first_attempt_at', be.val(now)),
        }))
        .where('id', 'in', due.orderBy('next_at').orderBy('id').limit(limit))
        // PostgreSQL runs claims concurrently. They find the same rows, wait for the first claim, and check this condition
        // again: then its rows are taken, so that each row is claimed once. The CASE keeps the query planner from using the
        // condition to find rows, which is slow when many are pending.
        .where((be) => be(be.case().when(isClaimable(be)).then(1).else(0).end(), '=', 1))
        .returningAll()
        .execute(),
    );
    if (claimed.length > 0) return claimed.toSorted((left, right) => left.next_at - right.next_at);
    if (!(await withLockRetry(() => due.limit(1).executeTakeFirst()))) return [];
  }
}

/** Marks a delivery as delivered, also when it had been given up meanwhile. */
export function markDelivered(store: Store, id: string, now: number): Promise<void> {
  return finish(store, id, { from: ['pending', 'dead'], to: 'delivered', error: null, now });
}

/** Marks a pending delivery as not to be made; `reason` is stored as its last error. */
export function markSkipped(store: Store, id: string, reason: string, now: number): Promise<void> {
  return finish(store, id, { from: ['pending'], to: 'skipped', error: reason, now });
}

/** Gives a pending delivery up until it is replayed. `error` is an error class, never personal data. */
export function markDead(store: Store, id: string, error: string, now: number): Promise<void> {
  return finish(store, id, { from: ['pending'], to: 'dead', error, now });
}

type Finish = { from: DeliveryState[]; to: DeliveryState; error: string | null; now: number };

async function finish(store: Store, id: string, { from, to, error, now }: Finish): Promise<void> {
  await withLockRetry(() =>
    store
      .updateTable('outbox')
      .set({ state: to, last_error: error, done_at: now, lease_until: 0 })
      .where('id', '=', id)
      .where('state', 'in', from)
      .execute(),
  );
}

/** Schedules a failed delivery for a retry at `nextAt`. `error` is an error class, never personal data. */
export async function reschedule(
  store: Store,
  id: string,
  { nextAt, error }: { nextAt: number; error: string; now: number },
): Promise<void> {
  await withLockRetry(() =>
    store
      .updateTable('outbox')
      .set({ next_at: nextAt, last_error: error, lease_until: 0 })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute(),
  );
}

/** Releases a claimed delivery without an attempt, which does not count then. */
export async function releaseLease(store: Store, id: string): Promise<void> {
  await withLockRetry(() =>
    store
      .updateTable('outbox')
      .set((be) => ({
        lease_until: 0,
        attempts: be
          .case()
          .when('attempts', '>', 1)
          .then(be('attempts', '-', 1))
          .else(0)
          .end(),
        first_attempt_at: be.case().when('attempts', '>', 1).then(be.ref('first_attempt_at')).else(null).end(),
      }))
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('lease_until', '>', 0)
      .execute(),
  );
}

/**
 * Makes deliveries due again, with no attempts and the same ids: the dead ones, or with a `reference` and no `state` all of that
 * quote, including delivered ones. Returns how many.
 */
export async function replayDeliveries(
  store: Store,
  { now, reference, state }: { now: number; reference?: string; state?: 'dead' },
): Promise<number> {
  const onlyDead = state === 'dead' || reference === undefined;
  const { numUpdatedRows } = await withLockRetry(() =>
    store
      .updateTable('outbox')
      .set({ state: 'pending', attempts: 0, next_at: now, first_attempt_at: null, last_error: null, done_at: null })
      .$if(onlyDead, (query) => query.where('state', '=', 'dead'))
      .$if(reference !== undefined, (query) => query.where('reference', '=', reference!))
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}

/** The deliveries of one quote, ordered by channel. A quarantined quote has none. */
export function listDeliveries(store: Store, reference: string): Promise<StoredDelivery[]> {
  return withLockRetry(() =>
    store.selectFrom('outbox').selectAll().where('reference', '=', reference).orderBy('channel').execute(),
  );
}

/** The number of deliveries for each channel and state; combinations without any are left out. */
export function countDeliveries(store: Store): Promise<{ channel: Channel; state: DeliveryState; count: number }[]> {
  return withLockRetry(() =>
    store
      .selectFrom('outbox')
      .select((be) => ['channel', 'state', be.fn.countAll<number>().as('count')])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state')
      .execute(),
  );
}

/** The `created_at` of the oldest pending delivery, of the given channels. */
export async function oldestPending(
  store: Store,
  channels: readonly Channel[] = CHANNELS,
): Promise<number | undefined> {
  if (channels.length === 0) return undefined;
  const row = await withLockRetry(() =>
    store
      .selectFrom('outbox')
      .select((be) => be.fn.min('created_at').as('oldest'))
      .where('state', '=', 'pending')
      .where('channel', 'in', channels)
      .executeTakeFirst(),
  );
  return row?.oldest ?? undefined;
}

/** Makes pending deliveries of one channel that are due later due now: all, or the next `limit`. Returns how many. */
export async function makeDueNow(
  store: Store,
  { channel, now, limit }: { channel: Channel; now: number; limit?: number },
): Promise<number> {
  const { numUpdatedRows } = await withLockRetry(() =>
    store
      .updateTable('outbox')
      .set({ next_at: now })
      .where('id', 'in', (be) =>
        be
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'pending')
          .where('channel', '=', channel)
          .where('next_at', '>', now)
          .orderBy('next_at')
          .$if(limit !== undefined, (query) => query.limit(limit!)),
      )
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
