import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import {
  sql,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Kysely,
  type SqliteDatabase,
} from 'kysely';
import { withLockRetry } from './lock-retry.ts';
import { currentPriority } from './priority.ts';
import { sqliteFault } from './sqlite-fault.ts';

/** SQLite's busy timeout blocks the event loop and with it all pages. So it is off, and `withLockRetry` waits asynchronously. */
const BUSY_TIMEOUT_MS = 0;

const PRAGMAS = [
  'journal_mode = WAL',
  // Every commit is on the disk before the request is answered.
  'synchronous = FULL',
  'foreign_keys = ON',
  // Deleted rows are overwritten.
  'secure_delete = ON',
];

/**
 * A Kysely dialect for node:sqlite with one connection. Creates the file (mode 0600) and its folder (0700). Throws a StoreError for
 * errors that a person must resolve. Lock errors are thrown unchanged, for `withLockRetry`.
 */
export function openSqlite(path: string): SqliteDialect {
  const withStoreErrors = <T>(action: () => T): T => {
    try {
      return action();
    } catch (error) {
      throw sqliteFault(error, path);
    }
  };
  const file = withStoreErrors(() => openFile(path));
  return new NodeSqliteDialect({
    close: () => file.close(),
    prepare: (text) => {
      const statement = withStoreErrors(() => file.prepare(text === 'begin' ? 'begin immediate' : text));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => withStoreErrors(() => statement.all(...(parameters as never[]))),
        run: (parameters) => {
          // On a full disk SQLite rolls back by itself. A second rollback would hide that error.
          if (text === 'rollback' && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          return withStoreErrors(() => statement.run(...(parameters as never[])));
        },
        iterate: (parameters) => withStoreErrors(() => statement.iterate(...(parameters as never[]))),
      };
    },
  });
}

/**
 * Removes all traces of deleted rows from the files. SQLite overwrites a deleted row, but not the copies that remain when it
 * moves rows between pages. So the file is rewritten (about 30 ms for a thousand quotes) and the log is truncated. Waits for
 * other processes like `withLockRetry`. Does nothing on PostgreSQL.
 */
export async function removeTraces<T>(store: Kysely<T>): Promise<void> {
  if (!isSqlite(store)) return;
  await withLockRetry(() => sql`vacuum`.execute(store));
  await withLockRetry(() => truncateLog(store));
}

/**
 * Moves the write-ahead log into the file and truncates the log. Throws a lock error for `withLockRetry` while another process
 * reads from the log. Does nothing on PostgreSQL.
 */
export async function truncateLog<T>(store: Kysely<T>): Promise<void> {
  if (!isSqlite(store)) return;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  if (rows[0]?.busy) throw Object.assign(new Error('The log of the quote store is in use.'), { errcode: 5 });
}

/** Uses a property instead of instanceof: Next may load this module more than once in a process, each with its own class. */
function isSqlite<T>(store: Kysely<T>): boolean {
  return 'isSqlite' in store.getExecutor().adapter;
}

function openFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Set before SQLite opens the file: SQLite creates its other files with the same permissions.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    for (const setting of PRAGMAS) database.exec(`pragma ${setting}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  readonly isSqlite = true;

  /** SQLite supports DDL in transactions. This keeps two processes from migrating at the same time. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is only one connection, but Kysely's own queue has no priorities. The driver below queues instead. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Gives the one connection to one statement or transaction at a time, by priority and then in the order of the requests. It
 * yields to the event loop before each, so that a burst does not block the pages of the site.
 */
class QueueingDriver extends SqliteDriver {
  readonly #queue = new Mutex();

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.acquire(currentPriority());
    await setImmediate();
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#queue.release();
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }

  override createDriver(): SqliteDriver {
    return new QueueingDriver({ database: this.#database });
  }
}
