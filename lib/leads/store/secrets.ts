import { randomBytes } from 'node:crypto';
import { withLockRetry } from './lock-retry.ts';
import type { Store } from './database.ts';

const DAY_MS = 86_400_000;

const cachedSecrets = new WeakMap<Store, { name: string; value: Promise<string> }>();

/**
 * A random secret for this day (UTC), shared by all processes on this store. It is deleted after its day. Then nothing that
 * was derived from it can be derived again.
 */
export function getDailySecret(store: Store, now: Date): Promise<string> {
  const name = `day ${now.toISOString().slice(0, 10)}`;
  const latest = cachedSecrets.get(store);
  if (latest?.name === name) return latest.value;
  const value = createOrGetSecret(store, name, Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS);
  cachedSecrets.set(store, { name, value });
  value.catch(() => cachedSecrets.delete(store));
  return value;
}

/** The first process creates the secret. */
async function createOrGetSecret(store: Store, name: string, expiresAt: number): Promise<string> {
  const { value } = await withLockRetry(async () => {
    await store
      .insertInto('secrets')
      .values({ name, value: randomBytes(32).toString('base64url'), expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return store.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  });
  return value;
}

/** Deletes the secrets of earlier days. */
export async function pruneSecrets(store: Store, now: number): Promise<void> {
  await withLockRetry(() => store.deleteFrom('secrets').where('expires_at', '<=', now).execute());
}
