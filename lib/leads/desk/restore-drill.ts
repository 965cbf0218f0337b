import { open } from 'node:fs/promises';
import { DeskError, EXIT } from './desk-error.ts';
import type { DrillReport } from './drill-report.ts';
import { drillPostgres } from './drill-postgres.ts';
import { drillSqlite } from './drill-sqlite.ts';

/**
 * Restores a backup into a temporary place, brings it to the newest shape and looks at it. The store in use is never
 * touched: a file is copied into a temporary folder, a PostgreSQL dump goes into a database of its own on the server of
 * `postgresUrl`, which is dropped afterwards.
 */
export async function restoreDrill(file: string, postgresUrl: string | undefined): Promise<DrillReport> {
  if ((await kindOfBackup(file)) === 'SQLite') return drillSqlite(file);
  if (postgresUrl !== undefined) return drillPostgres(file, postgresUrl);
  throw new DeskError(
    'This is a backup of PostgreSQL. Set DATABASE_URL to a server on which its user may create a database for the drill.',
  );
}

/** Which engine wrote the backup, by its first bytes. Throws a DeskError for anything else. */
export async function kindOfBackup(file: string): Promise<'SQLite' | 'PostgreSQL'> {
  const start = await firstBytes(file);
  if (start.startsWith('SQLite format 3\0')) return 'SQLite';
  if (start.startsWith('PGDMP')) return 'PostgreSQL';
  throw new DeskError(`${file} is no backup: it is neither a SQLite database nor a dump in pg_dump's custom format.`);
}

async function firstBytes(file: string): Promise<string> {
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
