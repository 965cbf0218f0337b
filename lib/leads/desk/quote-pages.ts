import type { SelectQueryBuilder } from 'kysely';
import { withLockRetry } from '#lib/leads/store/lock-retry';
import type { Store } from '#lib/leads/store/database';
import type { QuoteFilter } from '#lib/leads/store/quotes';
import type { Database, StoredDelivery, StoredHold, StoredQuote } from '#lib/leads/store/tables';

/** A quote with its deliveries, ordered by channel, and its holds, ordered by start. A quarantined quote has none of both. */
export type DeskQuote = StoredQuote & { deliveries: StoredDelivery[]; holds: StoredHold[] };

/** The number of quotes in memory at once. */
const PAGE_SIZE = 500;

/**
 * Reads the quotes that match the filter, newest first, at most `limit`, one page at a time. Each page starts after the last
 * quote of the previous page, so quotes that are added or deleted meanwhile cause no duplicates and no gaps.
 */
export async function* quotePages(
  store: Store,
  filter: QuoteFilter = {},
  { limit = Infinity, size = PAGE_SIZE }: { limit?: number; size?: number } = {},
): AsyncGenerator<DeskQuote[]> {
  let last: StoredQuote | undefined;
  for (let remaining = limit; remaining > 0;) {
    const pageLimit = Math.min(size, remaining);
    const quotes = await withLockRetry(() =>
      pageAfter(last, selectMatching(store, filter).selectAll(), pageLimit).execute(),
    );
    if (quotes.length > 0) yield await withDeliveriesAndHolds(store, quotes);
    if (quotes.length < pageLimit) return;
    last = quotes.at(-1);
    remaining -= quotes.length;
  }
}

/** How many quotes match the filter. */
export async function countQuotes(store: Store, filter: QuoteFilter = {}): Promise<number> {
  const counting = selectMatching(store, filter).select((be) => be.fn.countAll<number>().as('count'));
  const { count } = await withLockRetry(() => counting.executeTakeFirstOrThrow());
  return Number(count);
}

type Quotes<Output> = SelectQueryBuilder<Database, 'quotes', Output>;

function selectMatching(store: Store, { state, since, email, reference }: QuoteFilter): Quotes<object> {
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

async function withDeliveriesAndHolds(store: Store, quotes: StoredQuote[]): Promise<DeskQuote[]> {
  const references = quotes.map(({ reference }) => reference);
  const deliveries = await withLockRetry(() =>
    store.selectFrom('outbox').selectAll().where('reference', 'in', references).orderBy('channel').execute(),
  );
  const holds = await withLockRetry(() =>
    store.selectFrom('holds').selectAll().where('reference', 'in', references).orderBy('starts_at').execute(),
  );
  const deliveriesOf = Map.groupBy(deliveries, ({ reference }) => reference);
  const holdsOf = Map.groupBy(holds, ({ reference }) => reference);
  return quotes.map((quote) => ({
    ...quote,
    deliveries: deliveriesOf.get(quote.reference) ?? [],
    holds: holdsOf.get(quote.reference) ?? [],
  }));
}
