import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The location of a new store that does not exist yet; `address` is the argument of `openStore`. */
export type Place = { address: string; remove: () => Promise<void> };

/** An empty database on the server at this address; its name begins with `prefix`. */
export async function newDatabase(server: string, prefix: string): Promise<Place> {
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
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
