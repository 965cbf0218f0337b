import { randomBytes } from 'node:crypto';
import { inspectRestored, type DrillReport } from './drill-report.ts';
import { DATABASE_PLACEHOLDER, runPostgresTool } from './postgres-tool.ts';
import { withPostgres } from './with-postgres.ts';

/** Restores a PostgreSQL dump into a new database on the server of `url`, checks it, and drops it. */
export async function drillPostgres(file: string, url: string): Promise<DrillReport> {
  const name = `quotes_drill_${randomBytes(6).toString('hex')}`;
  const address = new URL(url);
  address.pathname = name;
  await withPostgres(url, (client) => client.query(`CREATE DATABASE ${name}`));
  try {
    await runPostgresTool('pg_restore', address.href, {
      args: ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${DATABASE_PLACEHOLDER}`, file],
      manualCommand: 'npm run quotes -- restore-drill quotes.dump',
    });
    const report = await inspectRestored(address.href);
    return { ...report, findings: [{ ok: true, what: 'the dump can be restored' }, ...report.findings] };
  } finally {
    await withPostgres(url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
}
