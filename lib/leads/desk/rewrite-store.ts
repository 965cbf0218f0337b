import type { Store } from '#lib/leads/store/database';
import { removeTraces } from '#lib/leads/store/sqlite';
import { StoreError } from '#lib/leads/store/store-error';

/** Removes the traces of deleted rows again. False when another process or the disk prevents it. */
export async function rewriteStore(store: Store): Promise<boolean> {
  try {
    await removeTraces(store);
    return true;
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}
