import 'server-only';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CONTENT_VERSION } from './content-version.ts';
import { decodeText } from './decode-text.ts';
import { ContentError, type Problem } from './problem.ts';
import { readingOf } from './readings.ts';
import { parseMarkdownSource, parseYamlSource, type Parsed, type Source } from './source.ts';
import { validate } from './validate.ts';

export type Entry<T> = { file: string; data: T } & Pick<Parsed, 'text' | 'locate' | 'find'>;

/** The entries that are sound, the names of all files that were looked at, and what is wrong with the others. */
export type Reading<T> = { entries: Entry<T>[]; files: string[]; problems: Problem[] };

/** Reads every .md file of a folder under content/. Collects all problems of all files. */
export function readMarkdownFolder<S extends z.ZodType>(folder: string, schema: S): Reading<z.output<S>> {
  const path = onDisk(folder);
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.md')) : [];
  const readings = names.sort().map((name) => readOne(`${folder}/${name}`, schema, parseMarkdownSource));
  return {
    entries: readings.flatMap((one) => one.entries),
    files: readings.flatMap((one) => one.files),
    problems: readings.flatMap((one) => one.problems),
  };
}

/** Reads one .yaml file under content/. */
export function readYamlFile<S extends z.ZodType>(name: string, schema: S): Reading<z.output<S>> {
  return readOne(name, schema, parseYamlSource);
}

/** Unwraps a reading: its data, or a ContentError that lists every problem. */
export function dataOf<T>({ entries, problems }: Reading<T>): T[] {
  if (problems.length > 0) throw new ContentError(problems);
  return entries.map((entry) => entry.data);
}

/** Remembers a reading for the life of the process, in development until the next save; tests look at the files each time. */
export function remembered<T>(read: () => T): () => T {
  if (process.env.NODE_ENV !== 'production' && CONTENT_VERSION === '') return read;
  let value: { data: T; version: string } | undefined;
  return () => {
    if (value?.version !== CONTENT_VERSION) value = { data: read(), version: CONTENT_VERSION };
    return value.data;
  };
}

function readOne<S extends z.ZodType>(
  name: string,
  schema: S,
  parse: (source: Source) => Parsed,
): Reading<z.output<S>> {
  const file = `content/${name}`;
  const text = textOf(file, name);
  if (typeof text !== 'string') return { entries: [], files: [file], problems: [text] };
  const read = (): Reading<z.output<S>> => {
    const parsed = parse({ file, text });
    const { data, problems } = validate(schema, file, parsed);
    const { locate, find } = parsed;
    return { entries: data === null ? [] : [{ file, data, text: parsed.text, locate, find }], files: [file], problems };
  };
  return process.env.NODE_ENV === 'production' ? read() : readingOf(schema, file, text, read);
}

function textOf(file: string, name: string): string | Problem {
  const start = { file, line: 1, column: 1, field: 'the file' };
  try {
    const { text, flaw } = decodeText(readFileSync(onDisk(name)));
    return flaw ? { ...start, ...flaw } : text;
  } catch {
    return { ...start, what: 'The file cannot be read.', fix: 'Put it back (git restore brings back the last one).' };
  }
}

function onDisk(name: string): string {
  return join(process.cwd(), 'content', name);
}
