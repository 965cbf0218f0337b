import { formatCount } from '#lib/leads/desk/time-format';
import { retryPendingNow } from '#lib/leads/desk/pending-deliveries';
import { replayDeliveries } from '#lib/leads/store/outbox';
import { getDeliveryNotes } from './delivery-notes.ts';
import { withDesk } from './with-desk.ts';
import { print } from './print.ts';
import { findQuote } from './find-quote.ts';
import { subcommand } from './subcommand.ts';

export const replay = subcommand({
  name: 'replay',
  operand: { name: 'reference', isRequired: false },
  summary: 'tries what failed or waits again now',
  details: [
    'Deliveries that failed for good start again from the first try, those that wait for another try are due now. What was',
    'sent is not sent again. The running site does the sending, within a minute; receivers know a repetition by its id.',
  ],
  options: { dead: { type: 'boolean', description: 'only what failed for good' } },
  examples: ['replay', 'replay --dead', 'replay RR-7KQ2-M9TX'],
  run: ({ operand, options, now: at }) =>
    withDesk(async (desk) => {
      const { store } = desk;
      const now = at.getTime();
      const only = operand === '' ? {} : { reference: (await findQuote(store, operand)).reference };
      const dead = await replayDeliveries(store, { now, state: 'dead', ...only });
      const waiting = options.dead ? 0 : await retryPendingNow(store, { now, ...only });
      print(
        dead + waiting === 0
          ? 'There is nothing to try again.'
          : `${formatCount(dead + waiting, 'delivery is', 'deliveries are')} due now: ${dead} had failed, ${waiting} waited.`,
        ...(await getDeliveryNotes(desk)),
      );
    }),
});
