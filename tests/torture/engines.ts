import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres, type RunningPostgres } from '#tests/postgres/start-postgres';

/** What a store can be on. */
export type Engine = { name: 'sqlite' | 'postgres'; newPlace: () => Promise<Place> };

/** A place for a store of its own, which does not exist yet; `address` is what `openStore` takes. */
export type Place = { address: string; remove: () => Promise<void> };

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
  return server && { name: 'postgres', newPlace: () => newDatabase(server.address) };
}

/** Ends the PostgreSQL that the tests shared. */
export async function stopEngines(): Promise<void> {
  (await shared)?.stop();
}

async function newDatabase(server: string): Promise<Place> {
  const name = `torture_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = name;
  return { address: address.href, remove: () => execute(server, `drop database ${name} with (force)`) };
}

async function execute(address: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
