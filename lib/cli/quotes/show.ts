import { toQuoteRecord } from '#lib/leads/desk/quote-record';
import { formatQuoteDetails } from '#lib/leads/desk/quote-details';
import { withDesk } from './with-desk.ts';
import { paint, print } from './print.ts';
import { findQuote } from './find-quote.ts';
import { subcommand } from './subcommand.ts';

export const show = subcommand({
  name: 'show',
  operand: { name: 'reference', isRequired: true },
  summary: 'everything about one quote',
  details: ['With its price, dates and description, and for each delivery its tries, the next one and the last error.'],
  options: { json: { type: 'boolean', description: 'as JSON, for other programs' } },
  examples: ['show RR-7KQ2-M9TX', 'show rr7kq2m9tx --json'],
  run: ({ operand, options, now }) =>
    withDesk(async ({ store, channels, problems }) => {
      const quote = await findQuote(store, operand);
      if (options.json) return print(JSON.stringify(toQuoteRecord(quote), null, 2));
      const [title = '', ...rest] = formatQuoteDetails(quote, { now: now.getTime(), channels });
      print(paint.heading(title), ...rest, ...problems);
    }),
});
