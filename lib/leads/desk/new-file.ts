import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { link, open, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DeskError } from './desk-error.ts';

const SQLITE_FULL = 13;

/** The file itself, and those that SQLite keeps beside one. */
const ENDINGS = ['', '-wal', '-shm', '-journal'];

/**
 * Writes a file that only its owner can read, whole or not at all: `write` fills a temporary file beside it, which takes
 * its name once it is on the disk. Throws a DeskError when there is such a file already, unless `force` is set; the
 * files of `store` are never replaced.
 */
export async function writeNewFile(
  path: string,
  { force, store }: { force: boolean; store: string },
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  const target = resolve(path);
  const folder = dirname(target);
  await refuseBadTarget(target, { force, store });

  const temporary = join(folder, `.${basename(target)}.${randomUUID()}.part`);
  const remove = () => {
    for (const ending of ENDINGS) rmSync(`${temporary}${ending}`, { force: true });
  };
  // Also when somebody presses Ctrl-C: a part holds personal data.
  process.once('exit', remove);
  try {
    await (await open(temporary, 'wx', 0o600)).close();
    await write(temporary);
    await flushed(temporary);
    await (force ? rename(temporary, target) : claimName(temporary, target));
    await flushed(folder);
  } catch (error) {
    throw inWords(error, target);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

async function refuseBadTarget(target: string, { force, store }: { force: boolean; store: string }): Promise<void> {
  const folder = dirname(target);
  if (!existsSync(folder)) throw new DeskError(`There is no folder ${folder}. Make it first, or name another file.`);
  if (await isOfStore(target, store)) throw new DeskError(`${target} belongs to the store itself. Name another file.`);
  if (!existsSync(target)) return;
  if ((await stat(target)).isDirectory()) throw new DeskError(`${target} is a folder. Name a file in it.`);
  if (!force) throw alreadyThere(target);
}

/** Whether it is a file of a SQLite store, also one that is not there right now, by whatever path. */
async function isOfStore(target: string, store: string): Promise<boolean> {
  const own = await Promise.all(ENDINGS.map((ending) => realPath(`${resolve(store)}${ending}`)));
  return own.includes(await realPath(target));
}

/** With links followed, for a file that need not be there. */
async function realPath(path: string): Promise<string> {
  return realpath(path).catch(async () =>
    join(await realpath(dirname(path)).catch(() => dirname(path)), basename(path)),
  );
}

/** A link, unlike a rename, never replaces a file that came in the meantime. */
async function claimName(temporary: string, target: string): Promise<void> {
  try {
    await link(temporary, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw alreadyThere(target);
    // Some network and USB disks know no links.
    await rename(temporary, target);
  }
}

async function flushed(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/** What a person can do about a disk that does not take the file; other errors stay as they are. */
function inWords(error: unknown, target: string): unknown {
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  if (['ENOSPC', 'EDQUOT'].includes(code) || errcode === SQLITE_FULL) {
    return new DeskError(`The disk that holds ${target} is full. Free some space, and try again.`);
  }
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return error;
  return new DeskError(`You may not write to ${dirname(target)}. Name a file in another folder.`);
}

function alreadyThere(target: string): DeskError {
  return new DeskError(`${target} is there already. Name another file, or replace it with --force.`);
}
