import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { openSqlite } from './dialect.ts';
import { migrate } from './migrations.ts';
import type { Database } from './tables.ts';

/** Where quotes are kept: QUOTES_DB, or data/quotes.db in the folder the server runs in. */
export function storePath(): string {
  return process.env.QUOTES_DB ?? join(process.cwd(), 'data', 'quotes.db');
}

/** Opens (and creates, readable by its owner only) the store at `path` and brings it to the newest shape. */
export async function openDatabase(path: string): Promise<Kysely<Database>> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Before SQLite opens it: the files that it puts beside the store take over its permissions.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const db = new Kysely<Database>({ dialect: openSqlite(path) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

// Next may load this module more than once in a process; the connection is shared all the same.
const shared = globalThis as { quoteDatabase?: Promise<Kysely<Database>> };

/** The store of this process. A failed opening is forgotten, so that the next request tries again. */
export function getDatabase(): Promise<Kysely<Database>> {
  shared.quoteDatabase ??= openDatabase(storePath()).catch((error: unknown) => {
    delete shared.quoteDatabase;
    throw error;
  });
  return shared.quoteDatabase;
}
