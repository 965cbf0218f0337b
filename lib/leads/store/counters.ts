import { whenFree } from './busy.ts';
import type { Store } from './database.ts';

/** One thing to count; a bucket that has expired starts again at 1 and lives until `expiresAt` (milliseconds since 1970 UTC). */
export type Hit = { bucket: string; expiresAt: number };

/** Counts every hit (each bucket once) in one statement, over all processes, and returns the new counts in the same order. */
export async function countHits(store: Store, hits: readonly Hit[], now: number): Promise<number[]> {
  if (hits.length === 0) return [];
  // Always in the same order, so that two processes never wait for each other's rows.
  const rows = hits
    .map(({ bucket, expiresAt }) => ({ bucket, count: 1, expires_at: expiresAt }))
    .toSorted((left, right) => (left.bucket < right.bucket ? -1 : 1));
  const counted = await whenFree(() =>
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

/** Forgets the buckets that have expired. */
export async function pruneCounters(store: Store, now: number): Promise<void> {
  await whenFree(() => store.deleteFrom('counters').where('expires_at', '<=', now).execute());
}
