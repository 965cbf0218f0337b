import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { ServeOptions } from '#tests/servers/serve-build';

export type SmallDisk = {
  kind: string;
  /** The path of a store on this disk. */
  address: string;
  /** The options that a server needs for this disk. */
  options: ServeOptions;
  /** Lets the store grow by at most this number of bytes. */
  allowGrowth: (bytes: number) => void;
  /** Removes the limit. */
  free: () => void;
  remove: () => void;
};

const PAGE_BYTES = 4096;

/** A tmpfs of 24 MB (as root), else a store whose size SQLite itself limits. */
export function openSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=700', 'tmpfs', folder]);
  return status === 0 ? memoryDisk(folder) : cappedStore(folder);
}

/** A store whose size SQLite limits, on the disk of the temporary folder. Unlike one on a small disk, it counts as ready for quotes. */
export function openCappedStore(): SmallDisk {
  return cappedStore(mkdtempSync(join(tmpdir(), 'capped-store-')));
}

function memoryDisk(folder: string): SmallDisk {
  const ballast = join(folder, 'ballast');
  const free = () => rmSync(ballast, { force: true });
  const remove = () => {
    process.off('exit', remove);
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  // Before the scratch folder is removed, of which the disk is a part.
  process.prependOnceListener('exit', remove);
  return {
    kind: 'a disk of 24 MB',
    address: join(folder, 'quotes.db'),
    options: {},
    allowGrowth(bytes) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    free,
    remove,
  };
}

/** `cap-pages.ts` runs in the server and limits every connection to the number of pages in the file CAP_FILE. */
function cappedStore(folder: string): SmallDisk {
  const address = join(folder, 'quotes.db');
  const cap = join(folder, 'cap');
  const free = () => writeFileSync(cap, String(2 ** 30));
  free();
  return {
    kind: 'a limit of pages',
    address,
    options: {
      flags: ['--import', pathToFileURL(join(import.meta.dirname, 'cap-pages.ts')).href],
      env: { CAP_FILE: cap },
    },
    allowGrowth(bytes) {
      const file = new DatabaseSync(address);
      const { page_count: pages } = file.prepare('pragma page_count').get() as { page_count: number };
      file.close();
      writeFileSync(cap, String(pages + Math.floor(bytes / PAGE_BYTES)));
    },
    free,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
