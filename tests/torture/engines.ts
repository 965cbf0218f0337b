import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase, type Place } from '#tests/postgres/new-database';
import { startPostgres, type RunningPostgres } from '#tests/postgres/start-postgres';

export type { Place };

/** What a store can be on. */
export type Engine = { name: 'sqlite' | 'postgres'; newPlace: () => Promise<Place> };

/** A file in a folder of its own, on the disk of the temporary folder. */
export const sqlite: Engine = {
  name: 'sqlite',
  async newPlace() {
    const folder = mkdtempSync(join(tmpdir(), 'torture-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    process.once('exit', remove);
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

/** A database each on one PostgreSQL, as it comes: commits wait for the disk. Undefined when none is installed. */
export async function postgres(): Promise<Engine | undefined> {
  shared ??= startPostgres(['max_connections=200']);
  const server = await shared;
  return server && { name: 'postgres', newPlace: () => newDatabase(server.address, 'torture') };
}

/** Ends the PostgreSQL that the tests shared. */
export async function stopEngines(): Promise<void> {
  (await shared)?.stop();
}
