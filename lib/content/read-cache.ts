import type { z } from 'zod';
import type { Problem } from './problem.ts';
import type { Parsed } from './source.ts';

export type Entry<T> = { file: string; data: T } & Pick<Parsed, 'text' | 'locate' | 'find'>;

/** The valid entries, the names of all files that were read, and the problems of the invalid ones. */
export type ReadResult<T> = { entries: Entry<T>[]; files: string[]; problems: Problem[] };

type CacheEntry = { text: string; result: ReadResult<unknown> };

/**
 * The last result of each file, so that only files with a new text are parsed and checked again. This module must not
 * import content-version.ts: a save in development reloads the modules that do, and the cache would be lost.
 */
const cache = new WeakMap<z.ZodType, Map<string, CacheEntry>>();

/** The cached result for this schema and file. Calls `read` if the text has changed since. */
export function readCached<S extends z.ZodType>(
  schema: S,
  file: string,
  text: string,
  read: () => ReadResult<z.output<S>>,
): ReadResult<z.output<S>> {
  const entriesOfSchema = cache.get(schema) ?? new Map<string, CacheEntry>();
  cache.set(schema, entriesOfSchema);
  const cached = entriesOfSchema.get(file);
  if (cached?.text === text) return cached.result as ReadResult<z.output<S>>;
  const result = read();
  entriesOfSchema.set(file, { text, result });
  return result;
}
