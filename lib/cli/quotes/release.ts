import { releaseQuote } from '#lib/leads/store/quotes';
import { withDesk } from './with-desk.ts';
import { print } from './print.ts';
import { findQuote } from './find-quote.ts';
import { subcommand } from './subcommand.ts';

export const release = subcommand({
  name: 'release',
  operand: { name: 'reference', isRequired: true },
  summary: 'takes a quote out of quarantine, and delivers it',
  details: ['Quotes that look like a program wrote them are held back; this one was a person after all.'],
  options: {},
  examples: ['release RR-7KQ2-M9TX'],
  run: ({ operand, now }) =>
    withDesk(async ({ store, channels }) => {
      const { reference } = await findQuote(store, operand);
      const isReleased = await releaseQuote(store, reference, now);
      if (!isReleased) return print(`${reference} is not in quarantine.`);
      const next =
        channels.length > 0 ? 'the running site delivers it now' : 'it waits here, as nothing is set up to deliver it';
      print(`${reference} is accepted: ${next}.`);
    }),
});
