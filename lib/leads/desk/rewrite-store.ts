import { sql } from 'kysely';
import { whenFree } from '#lib/leads/store/busy';
import type { Store } from '#lib/leads/store/database';
import { emptyLog } from '#lib/leads/store/sqlite';
import { StoreError } from '#lib/leads/store/store-error';

/**
 * Writes the file of a SQLite store anew from what is still in it, and empties its log. SQLite overwrites what is deleted
 * (secure_delete), but not the copies that stay behind when it moves rows from one page to another: after one in a
 * hundred deletions a reference could still be read. False when another process, or the disk, did not let it.
 */
export async function rewriteStore(store: Store): Promise<boolean> {
  try {
    await whenFree(() => sql`vacuum`.execute(store));
    await whenFree(() => emptyLog(store));
    return true;
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}
