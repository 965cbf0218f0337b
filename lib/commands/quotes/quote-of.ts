import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { printable } from '#lib/leads/desk/printable';
import { quotePages, type DeskQuote } from '#lib/leads/desk/quote-pages';
import type { Store } from '#lib/leads/store/database';

/** The quote with a reference as people type it: in lower case, or without its dashes. Throws a DeskError when there is none. */
export async function quoteOf(store: Store, typed: string): Promise<DeskQuote> {
  for await (const [quote] of quotePages(store, { reference: referenceOf(typed) })) if (quote) return quote;
  const words = `No quote has the reference ${printable(typed)}. References look like RR-7KQ2-M9TX.`;
  throw new DeskError(words, EXIT.notFound);
}

function referenceOf(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.length === 10 ? letters.replace(/^(..)(....)(....)$/, '$1-$2-$3') : typed;
}
