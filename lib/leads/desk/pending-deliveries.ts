import { withLockRetry } from '#lib/leads/store/lock-retry';
import type { Store } from '#lib/leads/store/database';

/** How many quotes have a pending delivery, whether its channel is configured or not. */
export async function countPendingQuotes(store: Store): Promise<number> {
  const { count } = await withLockRetry(() =>
    store
      .selectFrom('outbox')
      .select((be) => be.fn.count<number>('reference').distinct().as('count'))
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}

/**
 * Makes the pending deliveries that are due later due now: all, or those of one quote. Their attempt counts stay, and
 * deliveries in progress are not changed. Returns how many.
 */
export async function retryPendingNow(
  store: Store,
  { now, reference }: { now: number; reference?: string },
): Promise<number> {
  const { numUpdatedRows } = await withLockRetry(() =>
    store
      .updateTable('outbox')
      .set({ next_at: now })
      .where('state', '=', 'pending')
      .where('next_at', '>', now)
      .where('lease_until', '<=', now)
      .$if(reference !== undefined, (query) => query.where('reference', '=', reference!))
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
