import { createReadStream, existsSync } from 'node:fs';

/**
 * Whether one of the texts is still in the files of a SQLite store, including its log. Used after a deletion with texts that
 * only the deleted rows contained.
 */
export async function hasTraces(path: string, texts: readonly string[]): Promise<boolean> {
  const wanted = texts.map((text) => Buffer.from(text));
  const overlap = Math.max(0, ...wanted.map(({ length }) => length - 1));
  for (const file of [path, `${path}-wal`, `${path}-journal`].filter((name) => existsSync(name))) {
    let tail = Buffer.alloc(0);
    for await (const chunk of createReadStream(file)) {
      const seen = Buffer.concat([tail, chunk as Buffer]);
      if (wanted.some((text) => seen.includes(text))) return true;
      tail = seen.subarray(Math.max(0, seen.length - overlap));
    }
  }
  return false;
}
