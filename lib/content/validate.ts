import { z } from 'zod';
import '#lib/content/zod-without-eval';
import { didYouMean } from './did-you-mean.ts';
import { fieldHints } from './fields.ts';
import { formatFieldPath } from './field-name.ts';
import { isRecord } from './is-record.ts';
import { describeValue, contentErrorMap } from './error-map.ts';
import type { Problem } from './problem.ts';
import { schemaAt, unwrapSchema } from './schema-at.ts';
import type { Parsed } from './source.ts';

export type Validated<T> = { data: T; problems: [] } | { data: null; problems: Problem[] };

type Issue = z.core.$ZodIssue;

/** Validates a parsed file against its schema. Every issue becomes a problem with line, column and a fix. */
export function validate<S extends z.ZodType>(schema: S, file: string, parsed: Parsed): Validated<z.output<S>> {
  if (parsed.value === undefined) return { data: null, problems: parsed.problems };
  const value = isRecord(parsed.value) && parsed.body !== '' ? { ...parsed.value, body: parsed.body } : parsed.value;
  const result = schema.safeParse(value, { reportInput: true, error: contentErrorMap });
  if (result.success && parsed.problems.length === 0) return { data: result.data, problems: [] };
  const problems = (result.error?.issues ?? [])
    .flatMap((issue) => flattenUnion(issue))
    .flatMap((issue) => toProblems(issue, schema, file, { ...parsed, value }));
  return { data: null, problems: [...parsed.problems, ...problems] };
}

/** Replaces a union issue by the issues of its closest member, with paths from the top of the file. */
function flattenUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const nearest = issue.errors.reduce((best, other) => (getWeight(other) < getWeight(best) ? other : best));
  return nearest.flatMap((inner) => flattenUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A wrong literal (the type of the member) weighs more than any missing or unknown field. */
function getWeight(issues: Issue[]): number {
  return issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 100 : 1), 0);
}

function toProblems(issue: Issue, schema: z.ZodType, file: string, parsed: Parsed): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = getKnownKeys(schemaAt(schema, issue.path, parsed.value));
    return issue.keys.map((key) => ({
      file,
      ...parsed.locate([...issue.path, key]),
      field: formatFieldPath([...issue.path, key]),
      what: `There is no field called "${key}" here.`,
      fix: didYouMean(key, known) ?? `Remove it, or use one of: ${known.join(', ')}.`,
    }));
  }
  const field = schemaAt(schema, issue.path, parsed.value);
  const description = field?.description;
  const place = { file, ...parsed.locate(issue.path), field: formatFieldPath(issue.path) };
  if (issue.path.length === 0 && !isRecord(issue.input) && !description) {
    return [
      { ...place, what: 'There are no fields.', fix: 'Write one field on each line: name, colon, space, value.' },
    ];
  }
  const add = description ? `Add it: ${description}.` : 'Add it.';
  if ('input' in issue && issue.input === undefined) return [{ ...place, what: 'This field is missing.', fix: add }];
  if (issue.code === 'invalid_type' && issue.input === null) {
    return [{ ...place, what: 'This field has no value.', fix: add }];
  }
  return [{ ...place, what: `${issue.message.replace(/\.$/, '')}.`, fix: getFix(issue, field) }];
}

function getFix(issue: Issue, field: z.ZodType | undefined): string {
  const usual =
    getHint(issue.input, field) ??
    (field?.description ? `Write it as: ${field.description}.` : 'Correct the value as the message says.');
  if (issue.code === 'custom') return String((issue.params?.fix as string | undefined) ?? usual);
  if (issue.code === 'invalid_value') return suggestNearest(issue.input, issue.values) ?? usual;
  if (issue.code === 'invalid_union' && 'options' in issue) {
    const options = (issue.options ?? []).map(String);
    const given = isRecord(issue.input) ? issue.input[issue.discriminator ?? ''] : undefined;
    return suggestNearest(given, options) ?? `Use one of: ${options.join(', ')}.`;
  }
  return issue.code === 'invalid_type' ? (getTypeFix(issue.expected, issue.input) ?? usual) : usual;
}

/** The hint of the field type for a text that it refuses. */
function getHint(input: unknown, field: z.ZodType | undefined): string | undefined {
  const inner = unwrapSchema(field);
  return typeof input === 'string' && inner instanceof z.ZodType ? fieldHints.get(inner)?.hint(input) : undefined;
}

/** The fix for a value of the wrong type, if there is a simple one. */
function getTypeFix(expected: string, input: unknown): string | undefined {
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean')) {
    return `Put double quotes around it, because without them it is ${describeValue(input)}.`;
  }
  if (typeof input !== 'string') return undefined;
  if (expected === 'array') {
    return /^-\S/.test(input) ? 'Write a space after each dash.' : 'Start each entry on a line of its own with "- ".';
  }
  const isNumber =
    ['number', 'int'].includes(expected) && /^[\u201c\u201d]?-?\d+(?:\.\d+)?[\u201c\u201d]?$/.test(input.trim());
  return isNumber ? 'Leave the quotes out.' : undefined;
}

function suggestNearest(input: unknown, values: readonly unknown[]): string | undefined {
  return typeof input === 'string' ? didYouMean(input, values.map(String)) : undefined;
}

function getKnownKeys(schema: unknown): string[] {
  const inner = unwrapSchema(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}
