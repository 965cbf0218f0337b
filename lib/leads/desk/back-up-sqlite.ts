import { backup, DatabaseSync } from 'node:sqlite';
import { DeskError } from './desk-error.ts';

/** How many rows each table has. */
export type RowCounts = Record<string, number>;

/**
 * Copies the store at `source` into the empty file `target` while the site goes on writing, and checks the copy: it is
 * sound, and has every row that was committed when the copying began. Returns its row counts.
 */
export async function backUpSqlite(source: string, target: string): Promise<RowCounts> {
  const live = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // The first read fixes the moment that is copied: commits that follow neither get in nor make the copying start again.
    live.exec('BEGIN');
    const expected = rowCounts(live);
    await backup(live, target, { rate: 1_000 });
    const copied = checkedCopy(target);
    if (JSON.stringify(copied) !== JSON.stringify(expected)) {
      throw new DeskError('The copy has other numbers of rows than the store, so it was thrown away. Try again.');
    }
    return copied;
  } finally {
    live.close();
  }
}

/** What is wrong with a database according to SQLite itself; empty when it is sound. */
export function faultsOf(database: DatabaseSync): string[] {
  const faults = database
    .prepare('PRAGMA integrity_check')
    .all()
    .map(({ integrity_check: line }) => String(line));
  const strays = database.prepare('PRAGMA foreign_key_check').all();
  return [
    ...faults.filter((line) => line !== 'ok'),
    ...strays.map(({ table, parent }) => `a row of ${table} belongs to no row of ${parent}`),
  ];
}

function checkedCopy(path: string): RowCounts {
  const copy = new DatabaseSync(path);
  try {
    // One file that is complete without its log beside it.
    copy.exec('PRAGMA journal_mode = DELETE');
    const [fault] = faultsOf(copy);
    if (fault) throw new DeskError(`The copy is not sound, so it was thrown away: ${fault}.`);
    return rowCounts(copy);
  } finally {
    copy.close();
  }
}

function rowCounts(database: DatabaseSync): RowCounts {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => {
      const row = database.prepare(`SELECT count(*) AS count FROM "${String(name)}"`).get();
      return [String(name), Number(row?.count)];
    }),
  );
}
