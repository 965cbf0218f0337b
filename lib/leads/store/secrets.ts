import { randomBytes } from 'node:crypto';
import { whenFree } from './busy.ts';
import type { Store } from './database.ts';

const DAY = 86_400_000;

const known = new WeakMap<Store, { name: string; value: Promise<string> }>();

/**
 * A random secret for this day (UTC), the same in all processes on this store. It is deleted after its day: what was made
 * with it can then not be made again, not even from a copy of the store.
 */
export function secretOfDay(store: Store, now: Date): Promise<string> {
  const name = `day ${now.toISOString().slice(0, 10)}`;
  const latest = known.get(store);
  if (latest?.name === name) return latest.value;
  const value = agreeOn(store, name, Math.floor(now.getTime() / DAY + 1) * DAY);
  known.set(store, { name, value });
  value.catch(() => known.delete(store));
  return value;
}

/** The first process that asks makes it. */
async function agreeOn(store: Store, name: string, expiresAt: number): Promise<string> {
  const { value } = await whenFree(async () => {
    await store
      .insertInto('secrets')
      .values({ name, value: randomBytes(32).toString('base64url'), expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return store.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  });
  return value;
}

/** Forgets the secrets of earlier days. */
export async function pruneSecrets(store: Store, now: number): Promise<void> {
  await whenFree(() => store.deleteFrom('secrets').where('expires_at', '<=', now).execute());
}
