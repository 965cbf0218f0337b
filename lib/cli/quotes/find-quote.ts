import { DeskError, EXIT } from '#lib/leads/desk/desk-error';
import { printable } from '#lib/leads/desk/printable';
import { quotePages, type DeskQuote } from '#lib/leads/desk/quote-pages';
import type { Store } from '#lib/leads/store/database';

/** The quote with a typed reference, which may be in lower case or without dashes. Throws a DeskError when there is none. */
export async function findQuote(store: Store, typed: string): Promise<DeskQuote> {
  for await (const [quote] of quotePages(store, { reference: parseReference(typed) })) if (quote) return quote;
  const message = `No quote has the reference ${printable(typed)}. References look like RR-7KQ2-M9TX.`;
  throw new DeskError(message, EXIT.notFound);
}

function parseReference(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.length === 10 ? letters.replace(/^(..)(....)(....)$/, '$1-$2-$3') : typed;
}
