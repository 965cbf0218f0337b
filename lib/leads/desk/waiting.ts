import { whenFree } from '#lib/leads/store/busy';
import type { Store } from '#lib/leads/store/database';

/** How many quotes have a delivery that still waits, whether its channel is set up or not. */
export async function countWaitingQuotes(store: Store): Promise<number> {
  const { count } = await whenFree(() =>
    store
      .selectFrom('outbox')
      .select((be) => be.fn.count<number>('reference').distinct().as('count'))
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}

/**
 * Makes the deliveries that wait for their next try due now: all, or those of one quote. Their tries stay counted, and
 * what is under way stays so. Returns how many.
 */
export async function hurryWaiting(
  store: Store,
  { now, reference }: { now: number; reference?: string },
): Promise<number> {
  const { numUpdatedRows } = await whenFree(() =>
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
