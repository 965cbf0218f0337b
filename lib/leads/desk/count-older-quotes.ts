import { withLockRetry } from '#lib/leads/store/lock-retry';
import type { Store } from '#lib/leads/store/database';

/** How many quotes were stored before a time (milliseconds since 1970 UTC), and how many of these have a pending delivery. */
export async function countOlderQuotes(store: Store, before: number): Promise<{ quotes: number; waiting: number }> {
  const older = store
    .selectFrom('quotes')
    .select((be) => be.fn.countAll<number>().as('count'))
    .where('created_at', '<', before);
  const stillWaiting = older.where((be) =>
    be.exists(
      be
        .selectFrom('outbox')
        .select('id')
        .whereRef('outbox.reference', '=', 'quotes.reference')
        .where('outbox.state', '=', 'pending'),
    ),
  );
  const [quotes, waiting] = await Promise.all(
    [older, stillWaiting].map((query) => withLockRetry(() => query.executeTakeFirstOrThrow())),
  );
  return { quotes: Number(quotes?.count), waiting: Number(waiting?.count) };
}
