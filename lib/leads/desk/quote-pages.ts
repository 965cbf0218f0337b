import type { SelectQueryBuilder } from 'kysely';
import { whenFree } from '#lib/leads/store/busy';
import type { Store } from '#lib/leads/store/database';
import type { QuoteFilter } from '#lib/leads/store/quotes';
import type { Database, StoredDelivery, StoredQuote } from '#lib/leads/store/tables';

/** A quote with its deliveries, in the order of their channels; none while it is in quarantine. */
export type DeskQuote = StoredQuote & { deliveries: StoredDelivery[] };

/** How many quotes are in memory at once, however large the store is. */
const PAGE = 500;

/**
 * The quotes that fit the filter, newest first, at most `limit`, a page at a time. Each page starts after the last quote
 * of the one before, so quotes that come or go meanwhile never make one appear twice or get lost.
 */
export async function* quotePages(
  store: Store,
  filter: QuoteFilter = {},
  { limit = Infinity, size = PAGE }: { limit?: number; size?: number } = {},
): AsyncGenerator<DeskQuote[]> {
  let last: StoredQuote | undefined;
  for (let left = limit; left > 0;) {
    const asked = Math.min(size, left);
    const quotes = await whenFree(() => pageAfter(last, fitting(store, filter).selectAll(), asked).execute());
    if (quotes.length > 0) yield await withDeliveries(store, quotes);
    if (quotes.length < asked) return;
    last = quotes.at(-1);
    left -= quotes.length;
  }
}

/** How many quotes fit the filter. */
export async function countQuotes(store: Store, filter: QuoteFilter = {}): Promise<number> {
  const counting = fitting(store, filter).select((be) => be.fn.countAll<number>().as('count'));
  const { count } = await whenFree(() => counting.executeTakeFirstOrThrow());
  return Number(count);
}

type Quotes<Output> = SelectQueryBuilder<Database, 'quotes', Output>;

function fitting(store: Store, { state, since, email, reference }: QuoteFilter): Quotes<object> {
  return store
    .selectFrom('quotes')
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since!))
    .$if(email !== undefined, (query) =>
      query.where((be) => be(be.fn<string>('lower', ['email']), '=', email!.toLowerCase())),
    )
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference!));
}

function pageAfter(last: StoredQuote | undefined, query: Quotes<StoredQuote>, size: number): Quotes<StoredQuote> {
  const rest = last
    ? query.where((be) =>
        be.or([
          be('created_at', '<', last.created_at),
          be.and([be('created_at', '=', last.created_at), be('reference', '>', last.reference)]),
        ]),
      )
    : query;
  return rest.orderBy('created_at', 'desc').orderBy('reference').limit(size);
}

async function withDeliveries(store: Store, quotes: StoredQuote[]): Promise<DeskQuote[]> {
  const references = quotes.map(({ reference }) => reference);
  const deliveries = await whenFree(() =>
    store.selectFrom('outbox').selectAll().where('reference', 'in', references).orderBy('channel').execute(),
  );
  const byReference = Map.groupBy(deliveries, ({ reference }) => reference);
  return quotes.map((quote) => ({ ...quote, deliveries: byReference.get(quote.reference) ?? [] }));
}
