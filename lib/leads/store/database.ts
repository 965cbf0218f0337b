import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { describeLossyDisk } from '../operations/host.ts';
import { withLockRetry } from './lock-retry.ts';
import { isOutOfDate, migrate } from './migrations.ts';
import { getPostgresPlace } from './postgres-fault.ts';
import { openPostgres } from './postgres.ts';
import { truncateLog, openSqlite } from './sqlite.ts';
import { StoreError } from './store-error.ts';
import type { Database } from './tables.ts';

export type Store = Kysely<Database>;

/**
 * The address of the store: DATABASE_URL when it starts with postgres, else the file QUOTES_DB, else data/quotes.db in the
 * working directory.
 */
export function getStoreAddress(): string {
  const url = process.env.DATABASE_URL ?? '';
  return isPostgres(url) ? url : process.env.QUOTES_DB || join(process.cwd(), 'data', 'quotes.db');
}

/**
 * Opens the store at `address` (postgres://..., or the path of a file, which is created readable by its owner only) and
 * migrates it. Several processes can do so at the same time. Throws a StoreError whose message says what to do.
 */
export function openStore(address: string): Promise<Store> {
  return withLockRetry(async () => {
    const store = connect(address);
    try {
      if (!(await isOutOfDate(store, getStorePlace(address)))) return store;
    } catch (error) {
      await store.destroy();
      throw error;
    }
    // A new connection after the migration: before Node.js 24.20, a connection that saw the old tables may return their columns.
    await store.destroy();
    await migrateStore(address);
    return connect(address);
  });
}

/** Migrates over a separate connection, which may wait longer than a request. */
async function migrateStore(address: string): Promise<void> {
  const store = connect(address, { isMigration: true });
  try {
    await migrate(store, getStorePlace(address));
  } finally {
    await store.destroy();
  }
}

function connect(address: string, { isMigration = false } = {}): Store {
  const dialect = isPostgres(address) ? openPostgres(address, { isMigration }) : openSqlite(resolve(address));
  return new Kysely<Database>({ dialect });
}

// Next may load this module more than once in a process, so the connection is shared.
const shared = globalThis as { quoteStore?: Promise<Store> };

/** The store of this process. A failed opening is not cached, so that the next request tries again. Refuses a file that would not last. */
export function getStore(): Promise<Store> {
  const lossy = describeLossyDisk(process.env);
  if (lossy) return Promise.reject(new StoreError('lossy', lossy));
  shared.quoteStore ??= openStore(getStoreAddress()).catch((error: unknown) => {
    delete shared.quoteStore;
    throw error;
  });
  return shared.quoteStore;
}

/** Closes the store of this process if it is open. `getStore` opens it again. On SQLite the write-ahead log is truncated first. */
export async function closeStore(): Promise<void> {
  const opening = shared.quoteStore;
  delete shared.quoteStore;
  const store = await opening?.catch(() => undefined);
  if (!store) return;
  // This fails while another process reads. Then the last process that closes the store truncates the log.
  await truncateLog(store).catch(() => {});
  await store.destroy();
}

/** The location of a store as text: the path of its file, or `host:5432/database` without user and password. */
export function getStorePlace(address: string): string {
  return isPostgres(address) ? getPostgresPlace(address) : resolve(address);
}

function isPostgres(address: string): boolean {
  return address.startsWith('postgres');
}
