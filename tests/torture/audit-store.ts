import { sql } from 'kysely';
import { openStore } from '#lib/leads/store/database';
import { QUOTE_CHANNELS } from '#lib/leads/store/tables';

/** The content of a store, compared with what was acknowledged. */
export type Audit = {
  /** True when nothing is lost, incomplete or damaged. */
  isWhole: boolean;
  quotes: number;
  /** References that were acknowledged and are missing from the store, or are stored under another key. */
  lost: string[];
  /** References of quotes without exactly one row for each channel in the outbox. */
  incomplete: string[];
  /** The messages of SQLite's integrity checks; always empty on PostgreSQL. */
  damage: string[];
  /** The number of pending deliveries. */
  waiting: number;
  /** The number of dead deliveries. */
  dead: number;
  /** The ids of all deliveries. */
  ids: Set<string>;
  /** The idempotency keys of all quotes. */
  keys: Set<string>;
};

/** `acknowledged` maps each idempotency key to the reference that the server returned for it. */
export async function auditStore(address: string, acknowledged: ReadonlyMap<string, string>): Promise<Audit> {
  const store = await openStore(address);
  try {
    const quotes = await store.selectFrom('quotes').select(['idempotency_key', 'reference']).execute();
    const rows = await store.selectFrom('outbox').select(['id', 'reference', 'channel', 'state']).execute();
    const references = new Map(quotes.map((quote) => [quote.idempotency_key, quote.reference]));
    const channels = Map.groupBy(rows, ({ reference }) => reference);
    const isComplete = (reference: string) => {
      const own = channels.get(reference) ?? [];
      return (
        own.length === QUOTE_CHANNELS.length &&
        QUOTE_CHANNELS.every((one) => own.some(({ channel }) => channel === one))
      );
    };
    const lost = [...acknowledged].filter(([key, given]) => references.get(key) !== given).map(([, given]) => given);
    const incomplete = quotes.map(({ reference }) => reference).filter((reference) => !isComplete(reference));
    const damage = address.startsWith('postgres') ? [] : await checkIntegrity(store);
    return {
      isWhole: lost.length + incomplete.length + damage.length === 0,
      quotes: quotes.length,
      lost,
      incomplete,
      damage,
      waiting: rows.filter(({ state }) => state === 'pending').length,
      dead: rows.filter(({ state }) => state === 'dead').length,
      ids: new Set(rows.map(({ id }) => id)),
      keys: new Set(references.keys()),
    };
  } finally {
    await store.destroy();
  }
}

async function checkIntegrity(store: Awaited<ReturnType<typeof openStore>>): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store);
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(store);
  return [
    ...rows.map((row) => row.integrity_check).filter((result) => result !== 'ok'),
    ...orphans.rows.map(({ table }) => `A row of ${table} belongs to nothing.`),
  ];
}
