import { backup, DatabaseSync } from 'node:sqlite';
import { DeskError } from './desk-error.ts';

/** How many rows each table has. */
export type RowCounts = Record<string, number>;

/**
 * Copies the store at `source` to the empty file `target` while the site keeps running, and checks that the copy is intact and
 * has every row that was committed when the copy began. Returns its row counts.
 */
export async function backUpSqlite(source: string, target: string): Promise<RowCounts> {
  const live = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // The first read fixes the snapshot that is copied: later commits are not included and do not restart the copy.
    live.exec('BEGIN');
    const expected = countRows(live);
    await backup(live, target, { rate: 1_000 });
    const copied = checkCopy(target);
    if (JSON.stringify(copied) !== JSON.stringify(expected)) {
      throw new DeskError('The copy has other numbers of rows than the store, so it was thrown away. Try again.');
    }
    return copied;
  } finally {
    live.close();
  }
}

/** The faults that SQLite finds in a database; empty when it is intact. */
export function findFaults(database: DatabaseSync): string[] {
  const faults = database
    .prepare('PRAGMA integrity_check')
    .all()
    .map(({ integrity_check: line }) => String(line));
  const orphans = database.prepare('PRAGMA foreign_key_check').all();
  return [
    ...faults.filter((line) => line !== 'ok'),
    ...orphans.map(({ table, parent }) => `a row of ${table} belongs to no row of ${parent}`),
  ];
}

function checkCopy(path: string): RowCounts {
  const copy = new DatabaseSync(path);
  try {
    // Makes the file complete without a write-ahead log.
    copy.exec('PRAGMA journal_mode = DELETE');
    const [fault] = findFaults(copy);
    if (fault) throw new DeskError(`The copy is not sound, so it was thrown away: ${fault}.`);
    return countRows(copy);
  } finally {
    copy.close();
  }
}

function countRows(database: DatabaseSync): RowCounts {
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
