import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase, type Place } from '#tests/servers/postgres/new-database';
import { startPostgres, type RunningPostgres } from '#tests/servers/postgres/start-postgres';

export type { Place };

/** The database that a store uses. */
export type Engine = { name: 'sqlite' | 'postgres'; newPlace: () => Promise<Place> };

/** A file in a new folder inside the temporary folder. */
export const sqlite: Engine = {
  name: 'sqlite',
  async newPlace() {
    const folder = mkdtempSync(join(tmpdir(), 'torture-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    process.prependOnceListener('exit', remove);
    return {
      address: join(folder, 'quotes.db'),
      remove: async () => {
        process.off('exit', remove);
        remove();
      },
    };
  },
};

let shared: Promise<RunningPostgres | undefined> | undefined;

/**
 * A new database per test on one PostgreSQL with its default settings: commits wait for the disk. Undefined when PostgreSQL is not
 * installed.
 */
export async function postgres(): Promise<Engine | undefined> {
  shared ??= startPostgres(['max_connections=200']);
  const server = await shared;
  return server && { name: 'postgres', newPlace: () => newDatabase(server.address, 'torture') };
}

/** Stops the PostgreSQL that the tests share. */
export async function stopEngines(): Promise<void> {
  (await shared)?.stop();
}
