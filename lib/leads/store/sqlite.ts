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
import { whenFree } from './busy.ts';
import { currentPriority } from './priority.ts';
import { sqliteFault } from './sqlite-fault.ts';

/**
 * SQLite's own waiting for a lock stops the whole process, every page it serves included. So it does not wait at all;
 * `whenFree` does, asynchronously.
 */
const TIMEOUT = 0;

const SETTINGS = [
  'journal_mode = WAL',
  // Every commit is on the disk before anyone is told.
  'synchronous = FULL',
  'foreign_keys = ON',
  // What is deleted is overwritten.
  'secure_delete = ON',
];

/**
 * Kysely on Node's own SQLite, with one connection. Creates the file (0600) and its folder (0700). Throws a StoreError for
 * whatever a person has to put right; an error that says that the file is locked stays as it is, for `whenFree`.
 */
export function openSqlite(path: string): SqliteDialect {
  const inWords = <T>(action: () => T): T => {
    try {
      return action();
    } catch (error) {
      throw sqliteFault(error, path);
    }
  };
  const file = inWords(() => openFile(path));
  return new NodeSqliteDialect({
    close: () => file.close(),
    prepare: (text) => {
      const statement = inWords(() => file.prepare(text === 'begin' ? 'begin immediate' : text));
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => inWords(() => statement.all(...(parameters as never[]))),
        run: (parameters) => {
          // On a full disk SQLite rolls back by itself; a second rollback would hide why.
          if (text === 'rollback' && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          return inWords(() => statement.run(...(parameters as never[])));
        },
        iterate: (parameters) => inWords(() => statement.iterate(...(parameters as never[]))),
      };
    },
  });
}

/**
 * Leaves nothing of what was deleted in the files. SQLite overwrites a deleted row, but not the copies of it that stayed
 * behind when it moved rows between pages; so the file is written anew (about 30 ms for a thousand quotes) and the log is
 * emptied. Waits for other processes like `whenFree`. Nothing to do on PostgreSQL.
 */
export async function removeTraces<T>(store: Kysely<T>): Promise<void> {
  if (!isSqlite(store)) return;
  await whenFree(() => sql`vacuum`.execute(store));
  await whenFree(() => emptyLog(store));
}

/**
 * Moves what is in the write-ahead log into the file and empties the log. Throws an error for `whenFree` while another
 * process reads from the log. Nothing to do on PostgreSQL.
 */
export async function emptyLog<T>(store: Kysely<T>): Promise<void> {
  if (!isSqlite(store)) return;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  if (rows[0]?.busy) throw Object.assign(new Error('The log of the quote store is in use.'), { errcode: 5 });
}

/** Not by its class: Next may load this module more than once in a process, each with a class of its own. */
function isSqlite<T>(store: Kysely<T>): boolean {
  return 'isSqlite' in store.getExecutor().adapter;
}

function openFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // Before SQLite opens it: the files that it puts beside the store take over its permissions.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, { timeout: TIMEOUT });
  try {
    for (const setting of SETTINGS) database.exec(`pragma ${setting}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  readonly isSqlite = true;

  /** SQLite can change tables in a transaction. Then two processes that start at once cannot both migrate. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one all the same, and the driver says whose turn it is: Kysely's own queue knows no priorities. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Lends the one connection to one statement or transaction at a time, by priority and then in the order of asking. The
 * event loop turns before each of them: a burst must not stop the pages of the site.
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
