import 'server-only';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/*
 * What is encoded or rendered is kept in .next/cache, which stays between builds: a folder per picture, named after a hash of its bytes.
 */

const pending = new Map<string, Promise<Buffer>>();

/** The path of a file in the cache. */
export function cachePath(folder: string, name: string): string {
  return join(process.cwd(), '.next', 'cache', 'pictures', folder, name);
}

export function isCached(folder: string, name: string): boolean {
  return existsSync(cachePath(folder, name));
}

/** A file of the cache, made now if it is not there yet. */
export async function readCached(folder: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = cachePath(folder, name);
  if (existsSync(path)) return readFile(path);
  const making = pending.get(path) ?? make().then((bytes) => store(path, bytes));
  pending.set(path, making);
  try {
    return await making;
  } finally {
    pending.delete(path);
  }
}

/** Removes the folders of pictures that the content no longer has. */
export function pruneCache(used: ReadonlySet<string>): void {
  const folder = cachePath('', '');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { recursive: true });
}

/** Writes a file whole: several processes of a build may make the same one. */
async function store(path: string, bytes: Buffer): Promise<Buffer> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
  return bytes;
}
