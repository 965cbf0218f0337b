import { quoteRecord } from '#lib/leads/desk/quote-record';
import { quoteSheet } from '#lib/leads/desk/quote-sheet';
import { atDesk } from './open-desk.ts';
import { paint, print } from './print.ts';
import { quoteOf } from './quote-of.ts';
import { subcommand } from './subcommand.ts';

export const show = subcommand({
  name: 'show',
  operand: { name: 'reference', needed: true },
  says: 'everything about one quote',
  more: ['With its price, dates and description, and for each delivery its tries, the next one and the last error.'],
  options: { json: { type: 'boolean', says: 'as JSON, for other programs' } },
  examples: ['show RR-7KQ2-M9TX', 'show rr7kq2m9tx --json'],
  run: ({ operand, options, now }) =>
    atDesk(async ({ store, channels, problems }) => {
      const quote = await quoteOf(store, operand);
      if (options.json) return print(JSON.stringify(quoteRecord(quote), null, 2));
      const [title = '', ...rest] = quoteSheet(quote, { now: now.getTime(), channels });
      print(paint.heading(title), ...rest, ...problems);
    }),
});
