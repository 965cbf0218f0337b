import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openStore } from '#lib/leads/store/database';
import { saveQuote } from '#lib/leads/store/quotes';
import { quoteSave } from '#tests/factories/quote-save';
import { newerStore, oldStore, type BrokenStore } from './broken-store.ts';
import type { Place } from './engines.ts';
import { lockableFolder } from './read-only-folder.ts';

const DAMAGED = { message: /is damaged, or is not a quote store\. Put a backup in its place/, error: 'store-corrupt' };
const NO_FILE = { message: /cannot be opened as a file\. Set QUOTES_DB to a file/, error: 'store-refused' };
/** A file with the given `damage`. The repair moves it away. */
function damaged(name: string, damage: (path: string) => void): BrokenStore {
  return {
    name,
    expected: DAMAGED,
    async prepare({ address }) {
      await fill(address);
      damage(address);
      return {
        address,
        repair: async () => ['', '-wal', '-shm'].forEach((end) => rmSync(address + end, { force: true })),
      };
    },
  };
}

const folderOf = ({ address }: Place) => dirname(address);

export const BROKEN_FILES: readonly BrokenStore[] = [
  damaged('a file of random bytes', (path) => writeFileSync(path, randomBytes(64 * 1024))),
  damaged('a text', (path) => writeFileSync(path, 'These are no quotes.\n'.repeat(500))),
  damaged('half of a store', (path) => truncateSync(path, Math.floor(statSync(path).size / 2))),
  damaged('a store with its pages overwritten', (path) => {
    const file = openSync(path, 'r+');
    writeSync(file, randomBytes(statSync(path).size - 4_096), 0, null, 4_096);
    closeSync(file);
  }),
  {
    name: 'a folder in its place',
    expected: NO_FILE,
    async prepare({ address }) {
      mkdirSync(address);
      return { address, repair: async () => rmSync(address, { recursive: true }) };
    },
  },
  {
    name: 'a folder that is a file',
    expected: NO_FILE,
    isEmpty: true,
    async prepare(place) {
      const file = join(folderOf(place), 'file');
      writeFileSync(file, '');
      return { address: join(file, 'quotes.db'), repair: async () => rmSync(file) };
    },
  },
  {
    name: 'no folder',
    async prepare(place) {
      const address = join(folderOf(place), 'a', 'new', 'quotes.db');
      const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
      const check = async () => {
        const modes = `${modeOf(dirname(address))} ${modeOf(address)}`;
        return modes === '700 600' ? undefined : `permissions ${modes}`;
      };
      return { address, repair: async () => {}, check };
    },
  },
  ...[true, false].map((isFilled): BrokenStore => ({
    name: isFilled ? 'a store in a read-only folder' : 'no store in a read-only folder',
    isEmpty: !isFilled,
    expected: {
      message: /cannot be written\. Let the user who runs this write to the file and to its folder/,
      error: 'store-read-only',
    },
    async prepare(place) {
      const folder = join(folderOf(place), 'locked');
      const address = join(folder, 'quotes.db');
      const disk = lockableFolder(folder);
      if (isFilled) await fill(address);
      disk?.lock();
      return disk && { address, repair: async () => disk.unlock(), remove: disk.remove };
    },
  })),
  oldStore,
  newerStore,
];

/** A store with 100 quotes, as the site closes it. */
async function fill(address: string): Promise<void> {
  const store = await openStore(address);
  for (let count = 0; count < 100; count++) await saveQuote(store, quoteSave());
  await store.destroy();
}
