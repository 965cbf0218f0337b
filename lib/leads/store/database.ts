import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { whenFree } from './busy.ts';
import { isOutOfDate, migrate } from './migrations.ts';
import { placeOfPostgres } from './postgres-fault.ts';
import { openPostgres } from './postgres.ts';
import { emptyLog, openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

export type Store = Kysely<Database>;

/**
 * Where quotes are kept: DATABASE_URL when it starts with postgres, else the file QUOTES_DB, else data/quotes.db in the
 * folder the process runs in.
 */
export function storeAddress(): string {
  const url = process.env.DATABASE_URL ?? '';
  return isPostgres(url) ? url : process.env.QUOTES_DB || join(process.cwd(), 'data', 'quotes.db');
}

/**
 * Opens the store at `address` (postgres://..., or the path of a file, which is created readable by its owner only) and
 * brings it to the newest shape; several processes may do that at once. Throws a StoreError whose words say what to do.
 */
export function openStore(address: string): Promise<Store> {
  return whenFree(async () => {
    const store = connect(address);
    try {
      if (await isOutOfDate(store, storePlace(address))) await bringUpToDate(address);
      return store;
    } catch (error) {
      await store.destroy();
      throw error;
    }
  });
}

/** On a connection of its own, which may wait longer than a request can. */
async function bringUpToDate(address: string): Promise<void> {
  const store = connect(address, { patient: true });
  try {
    await migrate(store, storePlace(address));
  } finally {
    await store.destroy();
  }
}

function connect(address: string, { patient = false } = {}): Store {
  const dialect = isPostgres(address) ? openPostgres(address, { patient }) : openSqlite(resolve(address));
  return new Kysely<Database>({ dialect });
}

// Next may load this module more than once in a process; the connection is shared all the same.
const shared = globalThis as { quoteStore?: Promise<Store> };

/** The store of this process. A failed opening is forgotten, so that the next request tries again. */
export function getStore(): Promise<Store> {
  shared.quoteStore ??= openStore(storeAddress()).catch((error: unknown) => {
    delete shared.quoteStore;
    throw error;
  });
  return shared.quoteStore;
}

/** Closes the store of this process if it is open; `getStore` opens it again. On SQLite the log is emptied first. */
export async function closeStore(): Promise<void> {
  const opening = shared.quoteStore;
  delete shared.quoteStore;
  const store = await opening?.catch(() => undefined);
  if (!store) return;
  // Another process that reads keeps the log; then the last one to close the store empties it.
  await emptyLog(store).catch(() => {});
  await store.destroy();
}

/** Where a store is, for people: the path of its file, or `host:5432/database` without user and password. */
export function storePlace(address: string): string {
  return isPostgres(address) ? placeOfPostgres(address) : resolve(address);
}

function isPostgres(address: string): boolean {
  return address.startsWith('postgres');
}
