import { EXIT } from '#lib/leads/desk/desk-error';
import { engineOf } from '#lib/leads/desk/engine-of';
import { restoreDrill } from '#lib/leads/desk/restore-drill';
import { storeAddress } from '#lib/leads/store/database';
import { paint, print } from './print.ts';
import { subcommand } from './subcommand.ts';

export const drill = subcommand({
  name: 'restore-drill',
  operand: { name: 'file', needed: true },
  says: 'tries a backup in a temporary place, and reports',
  more: [
    'Opens a copy, brings it to the newest shape, and checks that it is sound, that everything belongs together and that',
    'every accepted quote has its deliveries. The store in use is never touched.',
  ],
  options: {},
  examples: ['restore-drill backups/quotes-2026-11-21T120000Z.db'],
  run: async ({ operand }) => {
    const address = storeAddress();
    const postgresUrl = engineOf(address) === 'PostgreSQL' ? address : undefined;
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
