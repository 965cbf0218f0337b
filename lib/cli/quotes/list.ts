import { formatJson } from '#lib/leads/desk/export-text';
import { formatQuoteList } from '#lib/leads/desk/quote-list';
import { countQuotes, quotePages, type DeskQuote } from '#lib/leads/desk/quote-pages';
import { formatCount, getLocalTimeZone } from '#lib/leads/desk/time-format';
import { FILTER_OPTIONS, parseFilter, parseLimit } from './filters.ts';
import { getDeliveryNotes } from './delivery-notes.ts';
import { withDesk } from './with-desk.ts';
import { paint, print } from './print.ts';
import { subcommand } from './subcommand.ts';
import { writeOut } from './write-out.ts';

/** The number of quotes shown without --limit. */
const DEFAULT_LIMIT = 50;

export const list = subcommand({
  name: 'list',
  summary: 'the quotes, newest first (also without a subcommand)',
  details: [`Shows the newest ${DEFAULT_LIMIT} unless --limit says otherwise; --json prints all of them.`],
  options: { ...FILTER_OPTIONS, json: { type: 'boolean', description: 'as JSON, for other programs' } },
  examples: ['list', 'list --since 7d', 'list --state quarantined', 'list --email ada@example.com', '--json'],
  run: ({ options, now }) =>
    withDesk(async (desk) => {
      const filter = parseFilter(options, now);
      if (options.json)
        return writeOut(formatJson(quotePages(desk.store, filter, { limit: parseLimit(options, Infinity) })));
      const quotes: DeskQuote[] = [];
      for await (const page of quotePages(desk.store, filter, { limit: parseLimit(options, DEFAULT_LIMIT) }))
        quotes.push(...page);
      if (quotes.length === 0) {
        const isEmpty = (await countQuotes(desk.store)) === 0;
        print(isEmpty ? `No quotes in ${desk.place} yet.` : 'No quotes are like that.', ...desk.problems);
        return;
      }
      const width = process.stdout.isTTY ? process.stdout.columns : Infinity;
      const [first = '', ...rest] = formatQuoteList(quotes, { now: now.getTime(), channels: desk.channels }, width);
      const total = await countQuotes(desk.store, filter);
      print(paint.heading(first), ...rest, '', formatSummary(quotes.length, total), ...(await getDeliveryNotes(desk)));
    }),
});

function formatSummary(shown: number, total: number): string {
  const zone = `Times are local (${getLocalTimeZone()}).`;
  if (shown >= total) return `${formatCount(total, 'quote')}. ${zone}`;
  return `The newest ${shown.toLocaleString('en-US')} of ${formatCount(total, 'quote')}; --limit all shows all. ${zone}`;
}
