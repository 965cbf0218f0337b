import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { RunningPostgres } from '#tests/servers/postgres/start-postgres';
import { until } from './until.ts';

/** The kinds of outages of PostgreSQL. */
export const OUTAGES = ['stopped', 'paused', 'killed'] as const;
export type Outage = (typeof OUTAGES)[number];

/**
 * Starts an outage: the server shuts down, all its processes pause with their connections open, or they are killed while at least one
 * transaction of the site is open. Resolves with a function that ends the outage.
 */
export async function startOutage(server: RunningPostgres, outage: Outage): Promise<() => Promise<void>> {
  switch (outage) {
    case 'stopped':
      await stop(server);
      return server.start;
    case 'paused':
      server.pause();
      return async () => server.resume();
    case 'killed':
      await waitForTransaction(server);
      await server.kill();
      return server.start;
  }
}

/** PostgreSQL's fast shutdown, as administrators use it: transactions are aborted, the WAL is written. */
async function stop({ address }: RunningPostgres): Promise<void> {
  const [row] = await query(address, 'show data_directory');
  const pid = Number(readFileSync(join(String(row?.data_directory), 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGINT');
  if (!(await until(() => !isRunning(pid), 30_000, 20))) throw new Error('PostgreSQL did not stop within 30 s.');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Resolves as soon as the site has written something in a transaction that is still open. */
async function waitForTransaction({ address }: RunningPostgres): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const isOpen = async () => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where application_name = 'quotes' and backend_xid is not null`,
    );
    return rows.length > 0;
  };
  try {
    if (!(await until(isOpen, 30_000, 0))) throw new Error('The site had no transaction open within 30 s.');
  } finally {
    // The end of this connection must not delay the caller, and its errors must be caught when the server is killed at once.
    client.on('error', () => {});
    void client.end().catch(() => {});
  }
}

async function query(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
