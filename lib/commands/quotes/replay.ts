import { counted } from '#lib/leads/desk/time-words';
import { hurryWaiting } from '#lib/leads/desk/waiting';
import { replayDeliveries } from '#lib/leads/store/outbox';
import { deliveryNotes } from './delivery-notes.ts';
import { atDesk } from './open-desk.ts';
import { print } from './print.ts';
import { quoteOf } from './quote-of.ts';
import { subcommand } from './subcommand.ts';

export const replay = subcommand({
  name: 'replay',
  operand: { name: 'reference', needed: false },
  says: 'tries what failed or waits again now',
  more: [
    'Deliveries that failed for good start again from the first try, those that wait for another try are due now. What was',
    'sent is not sent again. The running site does the sending, within a minute; receivers know a repetition by its id.',
  ],
  options: { dead: { type: 'boolean', says: 'only what failed for good' } },
  examples: ['replay', 'replay --dead', 'replay RR-7KQ2-M9TX'],
  run: ({ operand, options, now: at }) =>
    atDesk(async (desk) => {
      const { store } = desk;
      const now = at.getTime();
      const only = operand === '' ? {} : { reference: (await quoteOf(store, operand)).reference };
      const dead = await replayDeliveries(store, { now, state: 'dead', ...only });
      const waiting = options.dead ? 0 : await hurryWaiting(store, { now, ...only });
      print(
        dead + waiting === 0
          ? 'There is nothing to try again.'
          : `${counted(dead + waiting, 'delivery is', 'deliveries are')} due now: ${dead} had failed, ${waiting} waited.`,
        ...(await deliveryNotes(desk)),
      );
    }),
});
