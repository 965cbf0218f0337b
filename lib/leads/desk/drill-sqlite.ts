import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findFaults } from './back-up-sqlite.ts';
import { failedDrill, inspectRestored, type DrillReport } from './drill-report.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** Restores a copy of a SQLite backup in a temporary folder and checks it. */
export function drillSqlite(file: string): Promise<DrillReport> {
  return withTemporaryFolder(async (folder) => {
    const copy = join(folder, 'quotes.db');
    await copyFile(file, copy);
    // A file that was copied by hand is complete only with its write-ahead log.
    if (existsSync(`${file}-wal`)) await copyFile(`${file}-wal`, `${copy}-wal`);
    const faults = findFaultsInFile(copy);
    if (faults.length > 0) return failedDrill(`the file is damaged: ${faults.slice(0, 3).join('; ')}`);
    const report = await inspectRestored(copy);
    return { ...report, findings: [{ ok: true, what: 'the file is sound' }, ...report.findings] };
  });
}

function findFaultsInFile(path: string): string[] {
  try {
    const database = new DatabaseSync(path);
    try {
      return findFaults(database);
    } finally {
      database.close();
    }
  } catch (error) {
    return [(error as Error).message];
  }
}
