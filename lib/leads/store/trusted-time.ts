import { withLockRetry } from './lock-retry.ts';
import type { Store } from './database.ts';

/** The only row of its table. */
const ROW = 1;

/** The last time (milliseconds since 1970 UTC) at which a process on this store trusted its clock. Undefined in a new store. */
export async function readTrustedTime(store: Store): Promise<number | undefined> {
  const row = await withLockRetry(() => store.selectFrom('trusted_time').select('at').executeTakeFirst());
  return row?.at;
}

export async function saveTrustedTime(store: Store, at: number): Promise<void> {
  await withLockRetry(() =>
    store
      .insertInto('trusted_time')
      .values({ id: ROW, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute(),
  );
}
