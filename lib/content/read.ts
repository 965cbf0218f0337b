import 'server-only';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CONTENT_VERSION } from './content-version.ts';
import { decodeText } from './decode-text.ts';
import { ContentError, type Problem } from './problem.ts';
import { readCached, type ReadResult } from './read-cache.ts';
import { parseMarkdownSource, parseYamlSource, type Parsed, type Source } from './source.ts';
import { validate } from './validate.ts';

/** Reads every .md file of a folder under content/, and collects all problems of all files. */
export function readMarkdownFolder<S extends z.ZodType>(folder: string, schema: S): ReadResult<z.output<S>> {
  const path = getDiskPath(folder);
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.md')) : [];
  const results = names.sort().map((name) => readFile(`${folder}/${name}`, schema, parseMarkdownSource));
  return {
    entries: results.flatMap((one) => one.entries),
    files: results.flatMap((one) => one.files),
    problems: results.flatMap((one) => one.problems),
  };
}

/** Reads one .yaml file under content/. */
export function readYamlFile<S extends z.ZodType>(name: string, schema: S): ReadResult<z.output<S>> {
  return readFile(name, schema, parseYamlSource);
}

/** The data of all entries. Throws a ContentError with all problems if there are any. */
export function getDataOrThrow<T>({ entries, problems }: ReadResult<T>): T[] {
  if (problems.length > 0) throw new ContentError(problems);
  return entries.map((entry) => entry.data);
}

/** Caches a result for the life of the process; in development until the next save. Tests read the files each time. */
export function cacheUntilSave<T>(read: () => T): () => T {
  if (process.env.NODE_ENV !== 'production' && CONTENT_VERSION === '') return read;
  let value: { data: T; version: string } | undefined;
  return () => {
    if (value?.version !== CONTENT_VERSION) value = { data: read(), version: CONTENT_VERSION };
    return value.data;
  };
}

function readFile<S extends z.ZodType>(
  name: string,
  schema: S,
  parse: (source: Source) => Parsed,
): ReadResult<z.output<S>> {
  const file = `content/${name}`;
  const text = readText(file, name);
  if (typeof text !== 'string') return { entries: [], files: [file], problems: [text] };
  const read = (): ReadResult<z.output<S>> => {
    const parsed = parse({ file, text });
    const { data, problems } = validate(schema, file, parsed);
    const { locate, find } = parsed;
    return { entries: data === null ? [] : [{ file, data, text: parsed.text, locate, find }], files: [file], problems };
  };
  return process.env.NODE_ENV === 'production' ? read() : readCached(schema, file, text, read);
}

function readText(file: string, name: string): string | Problem {
  const start = { file, line: 1, column: 1, field: 'the file' };
  try {
    const { text, flaw } = decodeText(readFileSync(getDiskPath(name)));
    return flaw ? { ...start, ...flaw } : text;
  } catch {
    return { ...start, what: 'The file cannot be read.', fix: 'Put it back (git restore brings back the last one).' };
  }
}

function getDiskPath(name: string): string {
  return join(process.cwd(), 'content', name);
}
