import { z } from 'zod';
import '#lib/zod-without-eval';
import { didYouMean } from './did-you-mean.ts';
import { fieldName } from './field-name.ts';
import { isRecord } from './is-record.ts';
import { nameOf, plainWords } from './plain-words.ts';
import type { Problem } from './problem.ts';
import { schemaAt, unwrapped } from './schema-at.ts';
import type { Parsed } from './source.ts';

export type Validated<T> = { data: T; problems: [] } | { data: null; problems: Problem[] };

type Issue = z.core.$ZodIssue;

/** Checks a parsed file against its schema; every issue becomes a problem with line, column and a fix. */
export function validate<S extends z.ZodType>(schema: S, file: string, parsed: Parsed): Validated<z.output<S>> {
  if (parsed.value === undefined) return { data: null, problems: parsed.problems };
  const value = isRecord(parsed.value) && parsed.body !== '' ? { ...parsed.value, body: parsed.body } : parsed.value;
  const result = schema.safeParse(value, { reportInput: true, error: plainWords });
  if (result.success && parsed.problems.length === 0) return { data: result.data, problems: [] };
  const problems = (result.error?.issues ?? [])
    .flatMap((issue) => flattened(issue))
    .flatMap((issue) => problemsOf(issue, schema, file, { ...parsed, value }));
  return { data: null, problems: [...parsed.problems, ...problems] };
}

/** The issues behind "fits none of the shapes": those of the shape that comes nearest, seen from the top of the file. */
function flattened(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const nearest = issue.errors.reduce((best, other) => (weightOf(other) < weightOf(best) ? other : best));
  return nearest.flatMap((inner) => flattened({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A wrong mark of the shape itself (its type) weighs more than any missing or unknown field. */
function weightOf(issues: Issue[]): number {
  return issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 100 : 1), 0);
}

function problemsOf(issue: Issue, schema: z.ZodType, file: string, parsed: Parsed): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schemaAt(schema, issue.path, parsed.value));
    return issue.keys.map((key) => ({
      file,
      ...parsed.locate([...issue.path, key]),
      field: fieldName([...issue.path, key]),
      what: `There is no field called "${key}" here.`,
      fix: didYouMean(key, known) ?? `Remove it, or use one of: ${known.join(', ')}.`,
    }));
  }
  const meaning = schemaAt(schema, issue.path, parsed.value)?.description;
  const place = { file, ...parsed.locate(issue.path), field: fieldName(issue.path) };
  if (issue.path.length === 0 && !isRecord(issue.input) && !meaning) {
    return [
      { ...place, what: 'There are no fields.', fix: 'Write one field on each line: name, colon, space, value.' },
    ];
  }
  const add = meaning ? `Add it: ${meaning}.` : 'Add it.';
  if ('input' in issue && issue.input === undefined) return [{ ...place, what: 'This field is missing.', fix: add }];
  if (issue.code === 'invalid_type' && issue.input === null) {
    return [{ ...place, what: 'This field has no value.', fix: add }];
  }
  return [{ ...place, what: `${issue.message.replace(/\.$/, '')}.`, fix: fixFor(issue, meaning) }];
}

function fixFor(issue: Issue, meaning: string | undefined): string {
  const usual = meaning ? `Write it as: ${meaning}.` : 'Correct the value as the message says.';
  if (issue.code === 'custom') return String((issue.params?.fix as string | undefined) ?? usual);
  if (issue.code === 'invalid_value') return nearestOf(issue.input, issue.values) ?? usual;
  if (issue.code === 'invalid_union' && 'options' in issue) {
    const options = (issue.options ?? []).map(String);
    const given = isRecord(issue.input) ? issue.input[issue.discriminator ?? ''] : undefined;
    return nearestOf(given, options) ?? `Use one of: ${options.join(', ')}.`;
  }
  return issue.code === 'invalid_type' ? (typeFix(issue.expected, issue.input) ?? usual) : usual;
}

/** What to do about a value of the wrong type, where that is simple. */
function typeFix(expected: string, input: unknown): string | undefined {
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean')) {
    return `Put double quotes around it, because without them it is ${nameOf(input)}.`;
  }
  if (typeof input !== 'string') return undefined;
  if (expected === 'array') {
    return /^-\S/.test(input) ? 'Write a space after each dash.' : 'Start each entry on a line of its own with "- ".';
  }
  const isNumber = ['number', 'int'].includes(expected) && /^-?\d+(?:\.\d+)?$/.test(input.trim());
  return isNumber ? 'Leave the quotes out.' : undefined;
}

function nearestOf(input: unknown, values: readonly unknown[]): string | undefined {
  return typeof input === 'string' ? didYouMean(input, values.map(String)) : undefined;
}

function knownKeys(schema: unknown): string[] {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}
