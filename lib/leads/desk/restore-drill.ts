import { open } from 'node:fs/promises';
import { DeskError, EXIT } from './desk-error.ts';
import type { DrillReport } from './drill-report.ts';
import { drillPostgres } from './drill-postgres.ts';
import { drillSqlite } from './drill-sqlite.ts';

/**
 * Restores a backup to a temporary place, migrates it and checks it. The store in use is never changed: a SQLite file is copied
 * to a temporary folder, and a PostgreSQL dump is restored to a new database on the server of `postgresUrl`, which is dropped
 * afterwards.
 */
export async function restoreDrill(file: string, postgresUrl: string | undefined): Promise<DrillReport> {
  if ((await readBackupEngine(file)) === 'SQLite') return drillSqlite(file);
  if (postgresUrl !== undefined) return drillPostgres(file, postgresUrl);
  throw new DeskError(
    'This is a backup of PostgreSQL. Set DATABASE_URL to a server on which its user may create a database for the drill.',
  );
}

/** The engine that wrote the backup, from its first bytes. Throws a DeskError for any other file. */
export async function readBackupEngine(file: string): Promise<'SQLite' | 'PostgreSQL'> {
  const start = await readFirstBytes(file);
  if (start.startsWith('SQLite format 3\0')) return 'SQLite';
  if (start.startsWith('PGDMP')) return 'PostgreSQL';
  throw new DeskError(`${file} is no backup: it is neither a SQLite database nor a dump in pg_dump's custom format.`);
}

async function readFirstBytes(file: string): Promise<string> {
  try {
    const handle = await open(file);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(16) }).finally(() => handle.close());
    return buffer.toString('latin1', 0, bytesRead);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new DeskError(`There is no file ${file}.`, EXIT.notFound);
    throw new DeskError(`${file} cannot be read as a file.`);
  }
}
