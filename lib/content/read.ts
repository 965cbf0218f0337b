import 'server-only';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { ContentError, type Problem } from './problem.ts';
import { parseMarkdownSource, parseYamlSource, type Parsed, type Source } from './source.ts';
import { validate } from './validate.ts';

const CONTENT = join(process.cwd(), 'content');

export type Entry<T> = { file: string; data: T; locate: Parsed['locate'] };
export type Reading<T> = { entries: Entry<T>[]; problems: Problem[] };

/** Reads every .md file of a folder under content/. Collects all problems of all files. */
export function readMarkdownFolder<S extends z.ZodType>(folder: string, schema: S): Reading<z.output<S>> {
  const names = readdirSync(join(CONTENT, folder)).filter((name) => name.endsWith('.md'));
  const readings = names.sort().map((name) => {
    const source = readSource(join(folder, name));
    return toReading(source.file, schema, parseMarkdownSource(source));
  });
  return { entries: readings.flatMap((one) => one.entries), problems: readings.flatMap((one) => one.problems) };
}

/** Reads one .yaml file under content/. */
export function readYamlFile<S extends z.ZodType>(name: string, schema: S): Reading<z.output<S>> {
  const source = readSource(name);
  return toReading(source.file, schema, parseYamlSource(source));
}

/** Unwraps a reading: its data, or a ContentError that lists every problem. */
export function dataOf<T>({ entries, problems }: Reading<T>): T[] {
  if (problems.length > 0) throw new ContentError(problems);
  return entries.map((entry) => entry.data);
}

/** Remembers a reading for the life of the process; in development every call reads the files afresh. */
export function remembered<T>(read: () => T): () => T {
  if (process.env.NODE_ENV !== 'production') return read;
  let value: { data: T } | undefined;
  return () => (value ??= { data: read() }).data;
}

function readSource(name: string): Source {
  const path = join(CONTENT, name);
  return { file: relative(process.cwd(), path), text: readFileSync(path, 'utf8') };
}

function toReading<S extends z.ZodType>(file: string, schema: S, parsed: Parsed): Reading<z.output<S>> {
  const { data, problems } = validate(schema, file, parsed);
  return { entries: data === null ? [] : [{ file, data, locate: parsed.locate }], problems };
}
