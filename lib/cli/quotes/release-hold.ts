import { formatHold, getActiveHolds } from '#lib/leads/desk/format-holds';
import { formatCount } from '#lib/leads/desk/time-format';
import { releaseHolds } from '#lib/leads/store/holds';
import { confirm } from './confirm.ts';
import { findQuote } from './find-quote.ts';
import { print } from './print.ts';
import { subcommand } from './subcommand.ts';
import { withDesk } from './with-desk.ts';

export const releaseHold = subcommand({
  name: 'release-hold',
  operand: { name: 'reference', isRequired: true },
  summary: 'ends the hold of a quote, and its call, for others',
  details: [
    'Holds end by themselves after 72 hours, and calls when they are over. Shows what it would release and asks first. The',
    'visitor gets no message. An event that was saved in a calendar stays there until you delete it.',
  ],
  options: { yes: { type: 'boolean', description: 'do not ask' } },
  examples: ['release-hold RR-7KQ2-M9TX', 'release-hold RR-7KQ2-M9TX --yes'],
  run: ({ operand, options: { yes }, now }) =>
    withDesk(async ({ store }) => {
      const quote = await findQuote(store, operand);
      const { reference } = quote;
      const active = getActiveHolds(quote, now.getTime());
      if (active.length === 0) return print(`${reference} holds nothing.`);
      print(...active.map(formatHold));
      await confirm(`Release ${active.length === 1 ? 'it' : 'them'}?`, yes);
      const released = await releaseHolds(store, reference, now);
      print(
        `${formatCount(released.length, 'time')} of ${reference} released. Tell the visitor, and delete the event in your calendar.`,
      );
    }),
});
