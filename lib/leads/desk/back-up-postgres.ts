import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import type { RowCounts } from './back-up-sqlite.ts';
import { DeskError } from './desk-error.ts';
import { DATABASE_PLACEHOLDER, runPostgresTool } from './postgres-tool.ts';
import { withPostgres } from './with-postgres.ts';

/** The tables whose rows are counted; a store of an earlier version has no holds. */
const TABLES = ['holds', 'outbox', 'quotes'];

/**
 * Writes the whole database at `url` to `target` (pg_dump's custom format) while the site keeps running, reads the file back,
 * and compares its numbers of quotes, deliveries and holds with those of the copied snapshot. Returns them.
 */
export function backUpPostgres(url: string, target: string): Promise<RowCounts> {
  return withPostgres(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const snapshot = await client.query<{ name: string }>('SELECT pg_export_snapshot() AS name');
    const expected = await countRows(client);
    await runPostgresTool('pg_dump', url, {
      args: [
        '--format=custom',
        `--snapshot=${snapshot.rows[0]?.name}`,
        `--file=${target}`,
        `--dbname=${DATABASE_PLACEHOLDER}`,
      ],
      manualCommand: 'pg_dump --format=custom --file=quotes.dump "$DATABASE_URL"',
    });
    const written = await countDumpedRows(target, url, Object.keys(expected));
    if (JSON.stringify(written) !== JSON.stringify(expected)) {
      throw new DeskError('The copy has other numbers of rows than the store, so it was thrown away. Try again.');
    }
    return written;
  });
}

async function countRows(client: Client): Promise<RowCounts> {
  const counts: RowCounts = {};
  const found = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename = ANY($1) ORDER BY tablename',
    [TABLES],
  );
  for (const { name: table } of found.rows) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) AS count FROM ${table}`);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

async function countDumpedRows(file: string, url: string, tables: readonly string[]): Promise<RowCounts> {
  const counts: RowCounts = Object.fromEntries(tables.map((table) => [table, 0]));
  await runPostgresTool('pg_restore', url, {
    args: ['--data-only', ...tables.map((table) => `--table=${table}`), '--file=-', file],
    read: (output) => countCopied(output, counts),
    manualCommand: 'pg_restore --list quotes.dump',
  });
  return counts;
}

/** Counts the lines between "COPY public.quotes (...) FROM stdin;" and "\.", one for each row. */
async function countCopied(output: Readable, counts: RowCounts): Promise<void> {
  let table: string | undefined;
  for await (const line of createInterface({ input: output, crlfDelay: Infinity })) {
    if (line === '\\.') table = undefined;
    else if (table !== undefined) counts[table] = (counts[table] ?? 0) + 1;
    else table = /^COPY (?:\w+\.)?(\w+) \(.*\) FROM stdin;$/.exec(line)?.[1];
  }
}
