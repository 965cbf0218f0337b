import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readDeliverySettings } from '#lib/leads/delivery/settings';
import { engineOf } from '#lib/leads/desk/engine-of';
import { withTemporaryFolder } from '#lib/leads/desk/temporary-folder';
import { openStore, storeAddress, storePlace, type Store } from '#lib/leads/store/database';
import { sqliteFault } from '#lib/leads/store/sqlite-fault';
import type { Channel } from '#lib/leads/store/tables';

/** The store of the site, and what is known around it. */
export type Desk = {
  store: Store;
  /** Where the store is, for people. */
  place: string;
  /** The channels that are set up. */
  channels: readonly Channel[];
  /** What is wrong with the settings of delivery, in sentences. */
  problems: readonly string[];
};

/** Runs `action` at the desk. A store without a file yet counts as empty, and is left to the site to create. */
export function atDesk<T>(action: (desk: Desk) => Promise<T>): Promise<T> {
  const address = storeAddress();
  if (engineOf(address) === 'PostgreSQL' || existsSync(address)) return withStore(address, action);
  checkPlace(address);
  return withTemporaryFolder((folder) => withStore(join(folder, 'empty.db'), action));
}

/** Throws a StoreError when the site could not create a store there: the nearest folder above is none, or is read-only. */
function checkPlace(address: string): void {
  let above = dirname(resolve(address));
  while (!existsSync(above)) above = dirname(above);
  try {
    accessSync(join(above, '/'), constants.W_OK);
  } catch (error) {
    throw sqliteFault(error, address);
  }
}

async function withStore<T>(address: string, action: (desk: Desk) => Promise<T>): Promise<T> {
  const { email, webhook, problems } = readDeliverySettings(process.env);
  const channels: Channel[] = [
    ...(email ? (['desk-email', 'visitor-email'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
  ];
  const store = await openStore(address);
  try {
    return await action({ store, place: storePlace(storeAddress()), channels, problems });
  } finally {
    await store.destroy();
  }
}
