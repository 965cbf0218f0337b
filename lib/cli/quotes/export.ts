import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { formatCsv, formatJson } from '#lib/leads/desk/export-text';
import { writeNewFile } from '#lib/leads/desk/write-new-file';
import { quotePages, type DeskQuote } from '#lib/leads/desk/quote-pages';
import { formatCount } from '#lib/leads/desk/time-format';
import { getStoreAddress } from '#lib/leads/store/database';
import { FILTER_OPTIONS, parseFilter, parseLimit } from './filters.ts';
import { withDesk } from './with-desk.ts';
import { print } from './print.ts';
import { subcommand } from './subcommand.ts';
import { writeOut } from './write-out.ts';

export const exportQuotes = subcommand({
  name: 'export',
  summary: 'the quotes as a CSV or JSON file',
  details: [
    'Prints the file unless --output names one, which only you can read. Texts that a spreadsheet would calculate (they',
    'begin with = + - or @, as phone numbers do) get an apostrophe in front. Times are UTC, money is whole US dollars.',
  ],
  options: {
    format: { type: 'string', value: 'csv|json', description: 'what to write' },
    output: { type: 'string', value: 'quotes.csv', description: 'into this file, whole or not at all' },
    force: { type: 'boolean', description: 'replace that file if it is there' },
    bom: { type: 'boolean', description: 'CSV with a byte order mark, which Excel needs for accents' },
    ...FILTER_OPTIONS,
  },
  examples: [
    'export --format csv --bom --output quotes.csv',
    'export --format json --since 30d --state accepted',
    'export --format csv --since 2026-11-01 --output november.csv --force',
  ],
  run: ({ options, now }) => {
    const { format, output, force = false, bom = false } = options;
    if (format !== 'csv' && format !== 'json') {
      const problem = format === undefined ? 'export needs a format' : `--format ${format}`;
      throw new DeskError(`${problem}: write --format csv or --format json.`, EXIT.usage);
    }
    const filter = parseFilter(options, now);
    const limit = parseLimit(options, Infinity);
    return withDesk(async ({ store, channels }) => {
      let count = 0;
      const pages = countWhileReading(quotePages(store, filter, { limit }), (more) => (count += more));
      const text = format === 'csv' ? formatCsv(pages, { now: now.getTime(), channels }, bom) : formatJson(pages);
      if (output === undefined) return writeOut(text);
      await writeNewFile(output, { force, store: getStoreAddress() }, (temporary) =>
        pipeline(Readable.from(text), createWriteStream(temporary)),
      );
      print(
        `${formatCount(count, 'quote')} in ${output}. It holds personal data: only you can read it, and you delete it.`,
      );
    });
  },
});

async function* countWhileReading(pages: AsyncIterable<DeskQuote[]>, add: (more: number) => void) {
  for await (const page of pages) {
    add(page.length);
    yield page;
  }
}
