import { BYTE_ORDER_MARK, formatCsvLine } from './csv.ts';
import type { DeliveryContext } from './format-deliveries.ts';
import type { DeskQuote } from './quote-pages.ts';
import { CSV_COLUMNS, toCsvCells, toQuoteRecord } from './quote-record.ts';

type Pages = AsyncIterable<readonly DeskQuote[]>;

/** A CSV file in chunks of one page. Excel needs the byte order mark to read it as UTF-8. */
export async function* formatCsv(
  pages: Pages,
  outlook: DeliveryContext,
  hasByteOrderMark: boolean,
): AsyncGenerator<string> {
  yield (hasByteOrderMark ? BYTE_ORDER_MARK : '') + formatCsvLine(CSV_COLUMNS);
  for await (const quotes of pages) yield quotes.map((quote) => formatCsvLine(toCsvCells(quote, outlook))).join('');
}

/** A JSON array with one quote per line, in chunks of one page. */
export async function* formatJson(pages: Pages): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const quotes of pages) {
    yield separator + quotes.map((quote) => JSON.stringify(toQuoteRecord(quote))).join(',\n');
    separator = ',\n';
  }
  yield separator === ',\n' ? '\n]\n' : '[]\n';
}
