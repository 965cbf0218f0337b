import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backUpPostgres } from '#lib/leads/desk/back-up-postgres';
import { backUpSqlite } from '#lib/leads/desk/back-up-sqlite';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { getEngine } from '#lib/leads/desk/get-engine';
import { writeNewFile } from '#lib/leads/desk/write-new-file';
import { formatCount } from '#lib/leads/desk/time-format';
import { getStoreAddress, getStorePlace } from '#lib/leads/store/database';
import { sqliteFault } from '#lib/leads/store/sqlite-fault';
import { print } from './print.ts';
import { subcommand } from './subcommand.ts';

export const backup = subcommand({
  name: 'backup',
  operand: { name: 'file or folder', isRequired: true },
  summary: 'a checked copy of the store, while the site runs',
  details: [
    'A folder gets a new file with the time in its name. The copy holds every quote that was stored before it began, is read',
    'back and counted, and only you can read it. SQLite is copied as it is; PostgreSQL by pg_dump.',
  ],
  options: { force: { type: 'boolean', description: 'replace the file if it is there' } },
  examples: ['backup backups/', 'backup quotes-backup.db --force'],
  run: async ({ operand, options: { force = false }, now }) => {
    const address = getStoreAddress();
    const engine = getEngine(address);
    if (engine === 'SQLite' && !existsSync(address)) {
      throw new DeskError(`There is nothing to back up: no quotes in ${getStorePlace(address)} yet.`, EXIT.notFound);
    }
    const file = isFolder(operand) ? join(operand, formatFileName(now, engine)) : operand;
    let counts: Record<string, number> = {};
    await writeNewFile(file, { force, store: address }, async (temporary) => {
      counts = await (engine === 'SQLite' ? backUpFile(address, temporary) : backUpPostgres(address, temporary));
    });
    const { quotes = 0, outbox = 0 } = counts;
    print(
      `${file} holds ${formatCount(quotes, 'quote')} and ${formatCount(outbox, 'delivery', 'deliveries')}, read back and counted.`,
      `Try it: npm run quotes -- restore-drill ${file}`,
    );
  },
});

async function backUpFile(path: string, target: string) {
  try {
    return await backUpSqlite(path, target);
  } catch (error) {
    // SQLITE_FULL concerns the disk of the copy, because nothing is written to the store.
    throw (error as { errcode?: number }).errcode === 13 ? error : sqliteFault(error, path);
  }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function formatFileName(now: Date, engine: 'SQLite' | 'PostgreSQL'): string {
  const time = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  return `quotes-${time}.${engine === 'SQLite' ? 'db' : 'dump'}`;
}
