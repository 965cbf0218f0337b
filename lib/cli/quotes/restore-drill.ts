import { EXIT } from '#lib/leads/desk/desk-error';
import { getEngine } from '#lib/leads/desk/get-engine';
import { restoreDrill } from '#lib/leads/desk/restore-drill';
import { getStoreAddress } from '#lib/leads/store/database';
import { paint, print } from './print.ts';
import { subcommand } from './subcommand.ts';

export const drill = subcommand({
  name: 'restore-drill',
  operand: { name: 'file', isRequired: true },
  summary: 'tries a backup in a temporary place, and reports',
  details: [
    'Opens a copy, brings it to the newest shape, and checks that it is sound, that everything belongs together and that',
    'every accepted quote has its deliveries. The store in use is never touched.',
  ],
  options: {},
  examples: ['restore-drill backups/quotes-2026-11-21T120000Z.db'],
  run: async ({ operand }) => {
    const address = getStoreAddress();
    const postgresUrl = getEngine(address) === 'PostgreSQL' ? address : undefined;
    const { findings, contents } = await restoreDrill(operand, postgresUrl);
    const isGood = findings.every(({ ok }) => ok);
    print(
      paint.heading(`Restore drill of ${operand}`),
      ...findings.map(({ ok, what }) => `  ${ok ? paint.good('ok    ') : paint.bad('FAILED')}  ${what}`),
      ...contents.map((line) => `          ${line}`),
      isGood ? 'This backup can be restored. The store in use was not touched.' : 'Do not rely on this backup.',
    );
    return isGood ? undefined : EXIT.failed;
  },
});
