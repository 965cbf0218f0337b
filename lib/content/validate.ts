import { z } from 'zod';
import type { Problem } from './problem.ts';
import type { Parsed, Path } from './source.ts';

export type Validated<T> = { data: T; problems: [] } | { data: null; problems: Problem[] };

/** Checks a parsed file against its schema; every issue becomes a problem with line, column and a fix. */
export function validate<S extends z.ZodType>(schema: S, file: string, parsed: Parsed): Validated<z.output<S>> {
  if (parsed.problems.length > 0) return { data: null, problems: parsed.problems };
  const value = isRecord(parsed.value) && parsed.body !== '' ? { ...parsed.value, body: parsed.body } : parsed.value;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, schema, file, parsed));
  return { data: null, problems };
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, file: string, parsed: Parsed): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schemaAt(schema, issue.path));
    return issue.keys.map((key) => ({
      file,
      ...parsed.locate([...issue.path, key]),
      field: fieldName([...issue.path, key]),
      what: `There is no field called "${key}" here.`,
      fix: nearest(key, known) ?? `Remove it, or use one of: ${known.join(', ')}.`,
    }));
  }
  const meaning = schemaAt(schema, issue.path)?.description;
  const missing = 'input' in issue && issue.input === undefined;
  return [
    {
      file,
      ...parsed.locate(issue.path),
      field: fieldName(issue.path),
      what: missing ? `"${fieldName(issue.path)}" is missing.` : `${issue.message.replace(/\.$/, '')}.`,
      fix: meaning ? `${missing ? 'Add it' : 'Write it as'}: ${meaning}.` : 'Correct the value as the message says.',
    },
  ];
}

function fieldName(path: Path): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return name.replace(/^\./, '') || 'the file';
}

/** Follows a path through objects, arrays and optionals; stops (undefined) at unions, where the branch is unknown. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let current: unknown = schema;
  for (const step of path) {
    const inner = unwrapped(current);
    if (inner instanceof z.ZodObject) current = (inner.shape as Record<string, unknown>)[String(step)];
    else if (inner instanceof z.ZodArray) current = inner.element;
    else return undefined;
  }
  return current instanceof z.ZodType ? current : undefined;
}

function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}

function knownKeys(schema: unknown): string[] {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

function nearest(key: string, known: string[]): string | undefined {
  const closest = known
    .map((name) => ({ name, distance: editDistance(key, name) }))
    .sort((left, right) => left.distance - right.distance)[0];
  return closest && closest.distance <= 2 ? `Did you mean "${closest.name}"?` : undefined;
}

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
