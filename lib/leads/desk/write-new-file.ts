import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { link, open, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DeskError } from './desk-error.ts';

const SQLITE_FULL = 13;

/** The suffixes of a SQLite file and of the files that SQLite creates for it. */
const SUFFIXES = ['', '-wal', '-shm', '-journal'];

/**
 * Writes a file that only its owner can read, atomically: `write` fills a temporary file in the same folder, which is renamed
 * once it is on the disk. Throws a DeskError when the file exists, unless `force` is set. The files of `store` are never
 * replaced.
 */
export async function writeNewFile(
  path: string,
  { force, store }: { force: boolean; store: string },
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  const target = resolve(path);
  const folder = dirname(target);
  await checkTarget(target, { force, store });

  const temporary = join(folder, `.${basename(target)}.${randomUUID()}.part`);
  const remove = () => {
    for (const suffix of SUFFIXES) rmSync(`${temporary}${suffix}`, { force: true });
  };
  // Also on Ctrl-C, because a partial file contains personal data.
  process.once('exit', remove);
  try {
    await (await open(temporary, 'wx', 0o600)).close();
    await write(temporary);
    await flushToDisk(temporary);
    await (force ? rename(temporary, target) : claimName(temporary, target));
    await flushToDisk(folder);
  } catch (error) {
    throw toDeskError(error, target);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

async function checkTarget(target: string, { force, store }: { force: boolean; store: string }): Promise<void> {
  const folder = dirname(target);
  if (!existsSync(folder)) throw new DeskError(`There is no folder ${folder}. Make it first, or name another file.`);
  if (await isStoreFile(target, store))
    throw new DeskError(`${target} belongs to the store itself. Name another file.`);
  if (!existsSync(target)) return;
  if ((await stat(target)).isDirectory()) throw new DeskError(`${target} is a folder. Name a file in it.`);
  if (!force) throw alreadyExists(target);
}

/** Whether the path leads to a file of a SQLite store, which need not exist now. */
async function isStoreFile(target: string, store: string): Promise<boolean> {
  const own = await Promise.all(SUFFIXES.map((ending) => realPath(`${resolve(store)}${ending}`)));
  return own.includes(await realPath(target));
}

/** Resolves links, also for a file that does not exist. */
async function realPath(path: string): Promise<string> {
  return realpath(path).catch(async () =>
    join(await realpath(dirname(path)).catch(() => dirname(path)), basename(path)),
  );
}

/** A hard link, unlike a rename, never replaces a file that was created meanwhile. */
async function claimName(temporary: string, target: string): Promise<void> {
  try {
    await link(temporary, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw alreadyExists(target);
    // Some network and USB disks do not support hard links.
    await rename(temporary, target);
  }
}

async function flushToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/** A DeskError for a full disk or a missing permission; other errors are returned unchanged. */
function toDeskError(error: unknown, target: string): unknown {
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  if (['ENOSPC', 'EDQUOT'].includes(code) || errcode === SQLITE_FULL) {
    return new DeskError(`The disk that holds ${target} is full. Free some space, and try again.`);
  }
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return error;
  return new DeskError(`You may not write to ${dirname(target)}. Name a file in another folder.`);
}

function alreadyExists(target: string): DeskError {
  return new DeskError(`${target} is there already. Name another file, or replace it with --force.`);
}
