import { withLockRetry } from './lock-retry.ts';
import type { Store } from './database.ts';

/** One hit. An expired bucket restarts at 1 and expires at `expiresAt` (milliseconds since 1970 UTC). */
export type Hit = { bucket: string; expiresAt: number };

/** Counts every hit (each bucket once) in one statement, shared by all processes. Returns the new counts in the same order. */
export async function countHits(store: Store, hits: readonly Hit[], now: number): Promise<number[]> {
  if (hits.length === 0) return [];
  // A fixed order prevents deadlocks between processes.
  const rows = hits
    .map(({ bucket, expiresAt }) => ({ bucket, count: 1, expires_at: expiresAt }))
    .toSorted((left, right) => (left.bucket < right.bucket ? -1 : 1));
  const counted = await withLockRetry(() =>
    store
      .insertInto('counters')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet((be) => ({
          count: be
            .case()
            .when('counters.expires_at', '<=', now)
            .then(1)
            .else(be('counters.count', '+', 1))
            .end(),
          expires_at: be
            .case()
            .when('counters.expires_at', '<=', now)
            .then(be.ref('excluded.expires_at'))
            .else(be.ref('counters.expires_at'))
            .end(),
        })),
      )
      .returning(['bucket', 'count'])
      .execute(),
  );
  const counts = new Map(counted.map(({ bucket, count }) => [bucket, count]));
  return hits.map(({ bucket }) => counts.get(bucket) ?? 0);
}

/** Deletes expired buckets. */
export async function pruneCounters(store: Store, now: number): Promise<void> {
  await withLockRetry(() => store.deleteFrom('counters').where('expires_at', '<=', now).execute());
}
