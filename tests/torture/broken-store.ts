import { sql } from 'kysely';
import { Client } from 'pg';
import { whenFree } from '#lib/leads/store/busy';
import { openStore } from '#lib/leads/store/database';
import { createFirstStore, openRaw } from '#tests/lib/leads/store/first-store';
import type { Place } from './engines.ts';

/** A store that something is wrong with, at a place of its own. */
export type BrokenStore = {
  name: string;
  /** Makes it so. Undefined where this cannot be made here. */
  prepare: (place: Place) => Promise<Prepared | undefined>;
  /** What the desk is told, and the class of error in the log of the site; nothing when the store can be used after all. */
  says?: { words: RegExp; error: string };
  /** There is no file: a list of what is in it is empty then, and only the store's health is bad. */
  isEmpty?: boolean;
};

export type Prepared = {
  address: string;
  /** Puts it right, while the site runs. */
  repair: () => Promise<void>;
  /** What is still wrong after all that, in words; nothing when all is well. */
  look?: () => Promise<string | undefined>;
  remove?: () => void;
};

const NEWER = {
  words: /was written by a newer version of this site \(2999-01-01-later\)\. Run that version/,
  error: 'store-newer',
};

const EARLIER = [{ reference: 'RR-AAAA-2222', createdAt: Date.now() - 1_000 }];

/** Quotes of the first version are there, with their deliveries. */
export const oldStore: BrokenStore = {
  name: 'a store of the first version',
  async prepare({ address }) {
    await createFirstStore(address, EARLIER);
    return { address, repair: async () => {}, look: () => missingOf(address) };
  },
};

export const newerStore: BrokenStore = {
  name: 'a store of a later version',
  says: NEWER,
  async prepare({ address }) {
    await (await openStore(address)).destroy();
    await change(address, `insert into kysely_migration values ('2999-01-01-later', '2999-01-01')`);
    return { address, repair: () => change(address, `delete from kysely_migration where name = '2999-01-01-later'`) };
  },
};

/** Runs a statement on a store as it is. */
export async function change(address: string, text: string): Promise<void> {
  if (!address.startsWith('postgres')) {
    const raw = openRaw(address);
    await whenFree(() => sql.raw(text).execute(raw));
    return raw.destroy();
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function missingOf(address: string): Promise<string | undefined> {
  const store = await openStore(address);
  const rows = await store
    .selectFrom('outbox')
    .select('channel')
    .where('reference', '=', EARLIER[0]!.reference)
    .execute();
  await store.destroy();
  return rows.length === 3 ? undefined : `${rows.length} deliveries of the earlier quote`;
}
