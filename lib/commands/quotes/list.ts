import { jsonText } from '#lib/leads/desk/export-text';
import { quoteList } from '#lib/leads/desk/quote-list';
import { countQuotes, quotePages, type DeskQuote } from '#lib/leads/desk/quote-pages';
import { counted, localZone } from '#lib/leads/desk/time-words';
import { FILTER_OPTIONS, filterOf, limitOf } from './filters.ts';
import { deliveryNotes } from './delivery-notes.ts';
import { atDesk } from './open-desk.ts';
import { paint, print } from './print.ts';
import { subcommand } from './subcommand.ts';
import { writeOut } from './write-out.ts';

/** How many a person is shown who asks for no number. */
const SHOWN = 50;

export const list = subcommand({
  name: 'list',
  says: 'the quotes, newest first (also without a subcommand)',
  more: [`Shows the newest ${SHOWN} unless --limit says otherwise; --json prints all of them.`],
  options: { ...FILTER_OPTIONS, json: { type: 'boolean', says: 'as JSON, for other programs' } },
  examples: ['list', 'list --since 7d', 'list --state quarantined', 'list --email ada@example.com', '--json'],
  run: ({ options, now }) =>
    atDesk(async (desk) => {
      const filter = filterOf(options, now);
      if (options.json)
        return writeOut(jsonText(quotePages(desk.store, filter, { limit: limitOf(options, Infinity) })));
      const quotes: DeskQuote[] = [];
      for await (const page of quotePages(desk.store, filter, { limit: limitOf(options, SHOWN) })) quotes.push(...page);
      if (quotes.length === 0) {
        const isEmpty = (await countQuotes(desk.store)) === 0;
        print(isEmpty ? `No quotes in ${desk.place} yet.` : 'No quotes are like that.', ...desk.problems);
        return;
      }
      const width = process.stdout.isTTY ? process.stdout.columns : Infinity;
      const [first = '', ...rest] = quoteList(quotes, { now: now.getTime(), channels: desk.channels }, width);
      const total = await countQuotes(desk.store, filter);
      print(paint.heading(first), ...rest, '', summaryOf(quotes.length, total), ...(await deliveryNotes(desk)));
    }),
});

function summaryOf(shown: number, total: number): string {
  const zone = `Times are local (${localZone()}).`;
  if (shown >= total) return `${counted(total, 'quote')}. ${zone}`;
  return `The newest ${shown.toLocaleString('en-US')} of ${counted(total, 'quote')}; --limit all shows all. ${zone}`;
}
