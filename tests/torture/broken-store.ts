import { sql } from 'kysely';
import { Client } from 'pg';
import { withLockRetry } from '#lib/leads/store/lock-retry';
import { openStore } from '#lib/leads/store/database';
import { createFirstStore, openRaw } from '#tests/unit/lib/leads/store/first-store';
import type { Place } from './engines.ts';

/** A faulty store at its own address. */
export type BrokenStore = {
  name: string;
  /** Creates the fault. Undefined where this machine cannot create it. */
  prepare: (place: Place) => Promise<Prepared | undefined>;
  /** The message of the leads CLI and the error class in the log of the site. Undefined when the store can be used. */
  expected?: { message: RegExp; error: string };
  /** True when the file is missing. Listing its content then succeeds with nothing, and only the health check fails. */
  isEmpty?: boolean;
};

export type Prepared = {
  address: string;
  /** Repairs the store while the site runs. */
  repair: () => Promise<void>;
  /** Describes what is still wrong after the repair; undefined when nothing is. */
  check?: () => Promise<string | undefined>;
  remove?: () => void;
};

const NEWER = {
  message: /was written by a newer version of this site \(2999-01-01-later\)\. Run that version/,
  error: 'store-newer',
};

const OLD_QUOTES = [{ reference: 'RR-AAAA-2222', createdAt: Date.now() - 1_000 }];

/** A store of the first version with quotes and their deliveries. */
export const oldStore: BrokenStore = {
  name: 'a store of the first version',
  async prepare({ address }) {
    await createFirstStore(address, OLD_QUOTES);
    return { address, repair: async () => {}, check: () => checkOldDeliveries(address) };
  },
};

export const newerStore: BrokenStore = {
  name: 'a store of a later version',
  expected: NEWER,
  async prepare({ address }) {
    await (await openStore(address)).destroy();
    await change(address, `insert into kysely_migration values ('2999-01-01-later', '2999-01-01')`);
    return { address, repair: () => change(address, `delete from kysely_migration where name = '2999-01-01-later'`) };
  },
};

/** Runs a statement on a store without migrating it. */
export async function change(address: string, text: string): Promise<void> {
  if (!address.startsWith('postgres')) {
    const raw = openRaw(address);
    await withLockRetry(() => sql.raw(text).execute(raw));
    return raw.destroy();
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function checkOldDeliveries(address: string): Promise<string | undefined> {
  const store = await openStore(address);
  const rows = await store
    .selectFrom('outbox')
    .select('channel')
    .where('reference', '=', OLD_QUOTES[0]!.reference)
    .execute();
  await store.destroy();
  return rows.length === 3 ? undefined : `${rows.length} deliveries of the earlier quote`;
}
