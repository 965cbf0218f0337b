import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { configuredChannels } from '#lib/leads/delivery/open-channels';
import { readDeliverySettings } from '#lib/leads/delivery/settings';
import { getEngine } from '#lib/leads/desk/get-engine';
import { withTemporaryFolder } from '#lib/leads/desk/temporary-folder';
import { openStore, getStoreAddress, getStorePlace, type Store } from '#lib/leads/store/database';
import { sqliteFault } from '#lib/leads/store/sqlite-fault';
import type { Channel } from '#lib/leads/store/tables';

/** The store of the site, with its location and settings. */
export type Desk = {
  store: Store;
  /** The location of the store, as text. */
  place: string;
  /** The configured channels. */
  channels: readonly Channel[];
  /** Sentences about invalid delivery settings. */
  problems: readonly string[];
};

/** Runs `action` with the store. A store file that does not exist yet counts as empty and is not created. */
export function withDesk<T>(action: (desk: Desk) => Promise<T>): Promise<T> {
  const address = getStoreAddress();
  if (getEngine(address) === 'PostgreSQL' || existsSync(address)) return withStore(address, action);
  checkStoreFolder(address);
  return withTemporaryFolder((folder) => withStore(join(folder, 'empty.db'), action));
}

/** Throws a StoreError when the site could not create a store there: the nearest existing parent is no folder, or is read-only. */
function checkStoreFolder(address: string): void {
  let above = dirname(resolve(address));
  while (!existsSync(above)) above = dirname(above);
  try {
    accessSync(join(above, '/'), constants.W_OK);
  } catch (error) {
    throw sqliteFault(error, address);
  }
}

async function withStore<T>(address: string, action: (desk: Desk) => Promise<T>): Promise<T> {
  const settings = readDeliverySettings(process.env);
  const store = await openStore(address);
  try {
    const place = getStorePlace(getStoreAddress());
    return await action({ store, place, channels: configuredChannels(settings), problems: settings.problems });
  } finally {
    await store.destroy();
  }
}
