import { dirname, join, resolve } from 'node:path';
import { kindOfBackup } from '#lib/leads/desk/restore-drill';
import { engineOf } from '#lib/leads/desk/engine-of';
import { storeAddress } from '#lib/leads/store/database';
import { print } from './print.ts';
import { subcommand } from './subcommand.ts';

export const restore = subcommand({
  name: 'restore',
  operand: { name: 'file', needed: true },
  says: 'prints the steps that put a backup into use',
  more: [
    'It does none of them: a store must not be exchanged under a running site, and only you know that it has stopped.',
  ],
  options: {},
  examples: ['restore backups/quotes-2026-11-21T120000Z.db'],
  run: async ({ operand, now }) => {
    const kind = await kindOfBackup(operand);
    const steps =
      kind === 'SQLite'
        ? stepsForFile(resolve(operand), now.toISOString().slice(0, 10))
        : stepsForDump(resolve(operand));
    print(
      ...steps.map((step, index) => (step.startsWith(' ') ? `   ${step}` : `${numberOf(steps, index)}. ${step}`)),
      '',
      'Deliveries made after the backup was written are made once more, with the same ids.',
    );
  },
});

function stepsForFile(file: string, stamp: string): string[] {
  const address = storeAddress();
  const store = engineOf(address) === 'SQLite' ? resolve(address) : join(process.cwd(), 'data', 'quotes.db');
  const aside = join(dirname(store), `before-restore-${stamp}`);
  return [
    'Try the backup first:',
    `  npm run quotes -- restore-drill ${quoted(file)}`,
    'Stop the site, on every machine. Then move the store away, with the files beside it:',
    `  mkdir ${quoted(aside)} && mv ${quoted(store)} ${quoted(aside)}`,
    `  mv ${quoted(`${store}-wal`)} ${quoted(`${store}-shm`)} ${quoted(aside)}  # these may not be there`,
    'Put the backup in its place, as the user that the site runs as:',
    `  install -m 600 ${quoted(file)} ${quoted(store)}`,
    'Look at it, then start the site:',
    '  npm run quotes -- health',
  ];
}

function stepsForDump(file: string): string[] {
  return [
    'Try the backup first:',
    `  npm run quotes -- restore-drill ${quoted(file)}`,
    'Make an empty database, and fill it (the old one stays as it is):',
    '  createdb quotes_restored',
    `  pg_restore --no-owner --exit-on-error --dbname=quotes_restored ${quoted(file)}`,
    'Stop the site, on every machine, and let DATABASE_URL name the new database:',
    '  DATABASE_URL=postgres://user:password@host:5432/quotes_restored',
    'Look at it, then start the site:',
    '  npm run quotes -- health',
  ];
}

function numberOf(steps: readonly string[], index: number): number {
  return steps.slice(0, index + 1).filter((step) => !step.startsWith(' ')).length;
}

/** For a shell, when it needs to be. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
