import { dirname, join, resolve } from 'node:path';
import { readBackupEngine } from '#lib/leads/desk/restore-drill';
import { getEngine } from '#lib/leads/desk/get-engine';
import { getStoreAddress } from '#lib/leads/store/database';
import { print } from './print.ts';
import { subcommand } from './subcommand.ts';

export const restore = subcommand({
  name: 'restore',
  operand: { name: 'file', isRequired: true },
  summary: 'prints the steps that put a backup into use',
  details: [
    'It does none of them: a store must not be exchanged under a running site, and only you know that it has stopped.',
  ],
  options: {},
  examples: ['restore backups/quotes-2026-11-21T120000Z.db'],
  run: async ({ operand, now }) => {
    const kind = await readBackupEngine(operand);
    const steps =
      kind === 'SQLite'
        ? stepsForFile(resolve(operand), now.toISOString().slice(0, 10))
        : stepsForDump(resolve(operand));
    print(
      ...steps.map((step, index) => (step.startsWith(' ') ? `   ${step}` : `${getStepNumber(steps, index)}. ${step}`)),
      '',
      'Deliveries made after the backup was written are made once more, with the same ids.',
    );
  },
});

function stepsForFile(file: string, stamp: string): string[] {
  const address = getStoreAddress();
  const store = getEngine(address) === 'SQLite' ? resolve(address) : join(process.cwd(), 'data', 'quotes.db');
  const aside = join(dirname(store), `before-restore-${stamp}`);
  return [
    'Try the backup first:',
    `  npm run quotes -- restore-drill ${quoteForShell(file)}`,
    'Stop the site, on every machine. Then move the store away, with the files beside it:',
    `  mkdir ${quoteForShell(aside)} && mv ${quoteForShell(store)} ${quoteForShell(aside)}`,
    `  mv ${quoteForShell(`${store}-wal`)} ${quoteForShell(`${store}-shm`)} ${quoteForShell(aside)}  # these may not be there`,
    'Put the backup in its place, as the user that the site runs as:',
    `  install -m 600 ${quoteForShell(file)} ${quoteForShell(store)}`,
    'Look at it, then start the site:',
    '  npm run quotes -- health',
  ];
}

function stepsForDump(file: string): string[] {
  return [
    'Try the backup first:',
    `  npm run quotes -- restore-drill ${quoteForShell(file)}`,
    'Make an empty database, and fill it (the old one stays as it is):',
    '  createdb quotes_restored',
    `  pg_restore --no-owner --exit-on-error --dbname=quotes_restored ${quoteForShell(file)}`,
    'Stop the site, on every machine, and let DATABASE_URL name the new database:',
    '  DATABASE_URL=postgres://user:password@host:5432/quotes_restored',
    'Look at it, then start the site:',
    '  npm run quotes -- health',
  ];
}

function getStepNumber(steps: readonly string[], index: number): number {
  return steps.slice(0, index + 1).filter((step) => !step.startsWith(' ')).length;
}

/** Quotes a path for a shell when necessary. */
function quoteForShell(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
