import { DatabaseSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** Kysely on Node's own SQLite: every commit reaches the disk before anyone is told. */
export function openSqlite(path: string): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: 250 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        const statement = database.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...(parameters as never[])),
          run: (parameters) =>
            statement.run(...(parameters as never[])) as { changes: number | bigint; lastInsertRowid: number | bigint },
          iterate: (parameters) => statement.iterate(...(parameters as never[])) as IterableIterator<unknown>,
        };
      },
    },
  });
}
