import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import type { Outlook } from './delivery-words.ts';
import type { DeskQuote } from './quote-pages.ts';
import { CSV_COLUMNS, csvCells, quoteRecord } from './quote-record.ts';

type Pages = AsyncIterable<readonly DeskQuote[]>;

/** A CSV file, in pieces of one page. `mark` puts a byte order mark in front, for Excel. */
export async function* csvText(pages: Pages, outlook: Outlook, mark: boolean): AsyncGenerator<string> {
  yield (mark ? BYTE_ORDER_MARK : '') + csvLine(CSV_COLUMNS);
  for await (const quotes of pages) yield quotes.map((quote) => csvLine(csvCells(quote, outlook))).join('');
}

/** A JSON list with one quote a line, in pieces of one page. */
export async function* jsonText(pages: Pages): AsyncGenerator<string> {
  let before = '[\n';
  for await (const quotes of pages) {
    yield before + quotes.map((quote) => JSON.stringify(quoteRecord(quote))).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}
