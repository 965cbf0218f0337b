import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { RunningPostgres } from '#tests/postgres/start-postgres';
import { until } from './until.ts';

/** Ways in which a PostgreSQL goes away. */
export const OUTAGES = ['stopped', 'paused', 'killed'] as const;
export type Outage = (typeof OUTAGES)[number];

/**
 * Takes the server away: it ends in order, all its processes halt with their connections open, or they are killed while at
 * least one transaction of the site is open. Resolves with how to bring it back.
 */
export async function takeAway(server: RunningPostgres, outage: Outage): Promise<() => Promise<void>> {
  switch (outage) {
    case 'stopped':
      await stop(server);
      return server.start;
    case 'paused':
      server.freeze();
      return async () => server.thaw();
    case 'killed':
      await seeTransaction(server);
      await server.kill();
      return server.start;
  }
}

/** What administrators do: transactions are ended, the log is written out ("fast shutdown"). */
async function stop({ address }: RunningPostgres): Promise<void> {
  const [row] = await ask(address, 'show data_directory');
  const pid = Number(readFileSync(join(String(row?.data_directory), 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGINT');
  if (!(await until(() => !isThere(pid), 30_000, 20))) throw new Error('PostgreSQL did not stop within 30 s.');
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Resolves at the moment when the site has changed something in a transaction that is still open. */
async function seeTransaction({ address }: RunningPostgres): Promise<void> {
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
    // Its end must not hold up what follows, nor be missed when that follows at once.
    client.on('error', () => {});
    void client.end().catch(() => {});
  }
}

async function ask(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
