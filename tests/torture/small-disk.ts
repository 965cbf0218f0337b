import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { NextOptions } from '#tests/site/start-next';

export type SmallDisk = {
  kind: string;
  /** A file for a store on it. */
  address: string;
  /** What a server needs to be started with. */
  options: NextOptions;
  /** From now on the store may grow by so many bytes. */
  leave: (bytes: number) => void;
  /** From now on there is space again. */
  free: () => void;
  remove: () => void;
};

const PAGE = 4096;

/** A disk of 24 MB in memory (as root), else a store that SQLite itself does not let grow. */
export function openSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=700', 'tmpfs', folder]);
  return status === 0 ? memoryDisk(folder) : cappedStore(folder);
}

function memoryDisk(folder: string): SmallDisk {
  const ballast = join(folder, 'ballast');
  const free = () => rmSync(ballast, { force: true });
  const remove = () => {
    process.off('exit', remove);
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return {
    kind: 'a disk of 24 MB',
    address: join(folder, 'quotes.db'),
    options: {},
    leave(bytes) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    free,
    remove,
  };
}

/** `cap-pages.ts` runs in the server and gives every connection the most pages that the file CAP_FILE names. */
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
    leave(bytes) {
      const file = new DatabaseSync(address);
      const { page_count: pages } = file.prepare('pragma page_count').get() as { page_count: number };
      file.close();
      writeFileSync(cap, String(pages + Math.floor(bytes / PAGE)));
    },
    free,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
