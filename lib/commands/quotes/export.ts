import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { csvText, jsonText } from '#lib/leads/desk/export-text';
import { writeNewFile } from '#lib/leads/desk/new-file';
import { quotePages, type DeskQuote } from '#lib/leads/desk/quote-pages';
import { counted } from '#lib/leads/desk/time-words';
import { storeAddress } from '#lib/leads/store/database';
import { FILTER_OPTIONS, filterOf, limitOf } from './filters.ts';
import { atDesk } from './open-desk.ts';
import { print } from './print.ts';
import { subcommand } from './subcommand.ts';
import { writeOut } from './write-out.ts';

export const exportQuotes = subcommand({
  name: 'export',
  says: 'the quotes as a CSV or JSON file',
  more: [
    'Prints the file unless --output names one, which only you can read. Texts that a spreadsheet would calculate (they',
    'begin with = + - or @, as phone numbers do) get an apostrophe in front. Times are UTC, money is whole US dollars.',
  ],
  options: {
    format: { type: 'string', value: 'csv|json', says: 'what to write' },
    output: { type: 'string', value: 'quotes.csv', says: 'into this file, whole or not at all' },
    force: { type: 'boolean', says: 'replace that file if it is there' },
    bom: { type: 'boolean', says: 'CSV with a byte order mark, which Excel needs for accents' },
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
      const asked = format === undefined ? 'export needs a format' : `--format ${format}`;
      throw new DeskError(`${asked}: write --format csv or --format json.`, EXIT.usage);
    }
    const filter = filterOf(options, now);
    const limit = limitOf(options, Infinity);
    return atDesk(async ({ store, channels }) => {
      let count = 0;
      const pages = counting(quotePages(store, filter, { limit }), (more) => (count += more));
      const text = format === 'csv' ? csvText(pages, { now: now.getTime(), channels }, bom) : jsonText(pages);
      if (output === undefined) return writeOut(text);
      await writeNewFile(output, { force, store: storeAddress() }, (temporary) =>
        pipeline(Readable.from(text), createWriteStream(temporary)),
      );
      print(
        `${counted(count, 'quote')} in ${output}. It holds personal data: only you can read it, and you delete it.`,
      );
    });
  },
});

async function* counting(pages: AsyncIterable<DeskQuote[]>, add: (more: number) => void) {
  for await (const page of pages) {
    add(page.length);
    yield page;
  }
}
