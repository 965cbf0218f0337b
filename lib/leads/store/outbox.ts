import type { ExpressionBuilder, SqlBool, Expression } from 'kysely';
import { whenFree } from './busy.ts';
import type { Store } from './database.ts';
import { CHANNELS, type Channel, type Database, type DeliveryState, type StoredDelivery } from './tables.ts';

/*
 * A worker claims rows by a lease: until it ends, no other worker takes them; a worker that dies loses them to the next
 * one when the lease ends. So every delivery is made at least once, and twice only when a worker dies or a lease ends
 * between the delivery and its mark; then with the same id. Leases and due times are of the clock that the caller brings.
 */

const TWO_HOURS = 2 * 60 * 60 * 1000;

export type Claim = {
  /** The channels that can be delivered to now; the rows of others wait. */
  channels: readonly Channel[];
  now: number;
  /** How many rows at most. */
  limit: number;
  /** How long the worker may take, in milliseconds. */
  leaseMs: number;
};

/**
 * Takes up to `limit` due deliveries for the caller alone, oldest first, until `now + leaseMs`; none only when none is
 * left. The rows come back with this attempt counted and `first_attempt_at` set. A due time more than 2 h ahead, and a
 * lease that ends later than any could, were written by a clock that ran ahead: they count as due and as free.
 */
export async function claimDue(store: Store, { channels, now, limit, leaseMs }: Claim): Promise<StoredDelivery[]> {
  if (channels.length === 0 || limit < 1) return [];
  const isClaimable = (be: ExpressionBuilder<Database, 'outbox'>): Expression<SqlBool> =>
    be.and([
      be('state', '=', 'pending'),
      be('channel', 'in', channels),
      be.or([be('next_at', '<=', now), be('next_at', '>', now + TWO_HOURS)]),
      be.or([be('lease_until', '<=', now), be('lease_until', '>', now + 2 * leaseMs)]),
    ]);
  const due = store.selectFrom('outbox').select('id').where(isClaimable);
  for (;;) {
    const claimed = await whenFree(() =>
      store
        .updateTable('outbox')
        .set((be) => ({
          lease_until: now + leaseMs,
          attempts: be('attempts', '+', 1),
          first_attempt_at: be.fn.coalesce('first_attempt_at', be.val(now)),
        }))
        .where('id', 'in', due.orderBy('next_at').orderBy('id').limit(limit))
        // PostgreSQL runs claims side by side. They find the same rows, wait for the first one, and look again here: its
        // rows are taken by then. So a row is claimed once, and who came too late comes back empty-handed. As a case it
        // tempts nobody to look for the rows by anything but their ids, which takes long when many wait.
        .where((be) => be(be.case().when(isClaimable(be)).then(1).else(0).end(), '=', 1))
        .returningAll()
        .execute(),
    );
    if (claimed.length > 0) return claimed.toSorted((left, right) => left.next_at - right.next_at);
    if (!(await whenFree(() => due.limit(1).executeTakeFirst()))) return [];
  }
}

/** It has arrived, also when it had been given up meanwhile. */
export function markDelivered(store: Store, id: string, now: number): Promise<void> {
  return finish(store, id, { from: ['pending', 'dead'], to: 'delivered', error: null, now });
}

/** It is not wanted any more, for `reason` (kept as its last error). */
export function markSkipped(store: Store, id: string, reason: string, now: number): Promise<void> {
  return finish(store, id, { from: ['pending'], to: 'skipped', error: reason, now });
}

/** It is given up, until somebody replays it. `error` is a class of error, never personal data. */
export function markDead(store: Store, id: string, error: string, now: number): Promise<void> {
  return finish(store, id, { from: ['pending'], to: 'dead', error, now });
}

type Finish = { from: DeliveryState[]; to: DeliveryState; error: string | null; now: number };

async function finish(store: Store, id: string, { from, to, error, now }: Finish): Promise<void> {
  await whenFree(() =>
    store
      .updateTable('outbox')
      .set({ state: to, last_error: error, done_at: now, lease_until: 0 })
      .where('id', '=', id)
      .where('state', 'in', from)
      .execute(),
  );
}

/** It failed and is tried again from `nextAt` on. `error` is a class of error, never personal data. */
export async function reschedule(
  store: Store,
  id: string,
  { nextAt, error }: { nextAt: number; error: string; now: number },
): Promise<void> {
  await whenFree(() =>
    store
      .updateTable('outbox')
      .set({ next_at: nextAt, last_error: error, lease_until: 0 })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute(),
  );
}

/** Gives a claimed delivery back untried: the attempt does not count. */
export async function releaseLease(store: Store, id: string): Promise<void> {
  await whenFree(() =>
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
 * Makes deliveries due again, from the first attempt on and under the same ids: the dead ones, or with a `reference` and
 * no `state` all of that quote, also what has arrived. Returns how many.
 */
export async function replayDeliveries(
  store: Store,
  { now, reference, state }: { now: number; reference?: string; state?: 'dead' },
): Promise<number> {
  const onlyDead = state === 'dead' || reference === undefined;
  const { numUpdatedRows } = await whenFree(() =>
    store
      .updateTable('outbox')
      .set({ state: 'pending', attempts: 0, next_at: now, first_attempt_at: null, last_error: null, done_at: null })
      .$if(onlyDead, (query) => query.where('state', '=', 'dead'))
      .$if(reference !== undefined, (query) => query.where('reference', '=', reference!))
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}

/** The deliveries of one quote, by channel; none while it is in quarantine. */
export function deliveriesOf(store: Store, reference: string): Promise<StoredDelivery[]> {
  return whenFree(() =>
    store.selectFrom('outbox').selectAll().where('reference', '=', reference).orderBy('channel').execute(),
  );
}

/** How many deliveries there are of each channel and state; combinations without any are left out. */
export function countDeliveries(store: Store): Promise<{ channel: Channel; state: DeliveryState; count: number }[]> {
  return whenFree(() =>
    store
      .selectFrom('outbox')
      .select((be) => ['channel', 'state', be.fn.countAll<number>().as('count')])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state')
      .execute(),
  );
}

/** When the oldest delivery that still waits was written (`created_at`), of these channels only when given. */
export async function oldestPending(
  store: Store,
  channels: readonly Channel[] = CHANNELS,
): Promise<number | undefined> {
  if (channels.length === 0) return undefined;
  const row = await whenFree(() =>
    store
      .selectFrom('outbox')
      .select((be) => be.fn.min('created_at').as('oldest'))
      .where('state', '=', 'pending')
      .where('channel', 'in', channels)
      .executeTakeFirst(),
  );
  return row?.oldest ?? undefined;
}

/** Makes deliveries of one channel that wait for another try due now: all, or the next `limit`. Returns how many. */
export async function bringForward(
  store: Store,
  { channel, now, limit }: { channel: Channel; now: number; limit?: number },
): Promise<number> {
  const { numUpdatedRows } = await whenFree(() =>
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
