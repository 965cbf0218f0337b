import type { DeskQuote } from '#lib/leads/desk/quote-pages';
import type { Store } from '#lib/leads/store/database';
import { newDeliveries } from '#lib/leads/store/new-deliveries';
import type { StoredDelivery, StoredHold, StoredQuote } from '#lib/leads/store/tables';
import { storedQuote } from '#tests/factories/stored-quote';

/** A stored quote with the three deliveries of an accepted one, changed by channel. */
export function deskQuote(
  changes: Partial<StoredQuote> = {},
  byChannel: Partial<Record<StoredDelivery['channel'], Partial<StoredDelivery>>> = {},
  holds: StoredHold[] = [],
): DeskQuote {
  const quote = storedQuote(changes);
  const rows = quote.state === 'accepted' ? newDeliveries(quote.reference, quote.created_at) : [];
  return { ...quote, deliveries: rows.map((row) => ({ ...row, ...byChannel[row.channel] })), holds };
}

/** Inserts such a quote into a store. Its key is derived from its reference. */
export async function storeQuote(store: Store, ...changes: Parameters<typeof deskQuote>): Promise<DeskQuote> {
  const quote = deskQuote(...changes);
  const { deliveries, holds, ...row } = { ...quote, idempotency_key: `key of ${quote.reference}` };
  await store.insertInto('quotes').values(row).execute();
  if (deliveries.length > 0) await store.insertInto('outbox').values(deliveries).execute();
  if (holds.length > 0) await store.insertInto('holds').values(holds).execute();
  return { ...row, deliveries, holds };
}
