import { z } from 'zod';
import '#lib/zod-without-eval';
import { didYouMean } from './did-you-mean.ts';
import type { Problem } from './problem.ts';
import type { Parsed, Path } from './source.ts';

export type Validated<T> = { data: T; problems: [] } | { data: null; problems: Problem[] };

/** Checks a parsed file against its schema; every issue becomes a problem with line, column and a fix. */
export function validate<S extends z.ZodType>(schema: S, file: string, parsed: Parsed): Validated<z.output<S>> {
  if (parsed.problems.length > 0) return { data: null, problems: parsed.problems };
  const value = isRecord(parsed.value) && parsed.body !== '' ? { ...parsed.value, body: parsed.body } : parsed.value;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, problems: [] };
  const problems = result.error.issues
    .flatMap((issue) => flattened(issue))
    .flatMap((issue) => problemsOf(issue, schema, file, { ...parsed, value }));
  return { data: null, problems };
}

/** The issues behind "fits none of the shapes": those of the shape that comes nearest, seen from the top of the file. */
function flattened(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const nearest = issue.errors.reduce((best, other) => (weightOf(other) < weightOf(best) ? other : best));
  return nearest.flatMap((inner) => flattened({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A wrong mark of the shape itself (its type) weighs more than any missing or unknown field. */
function weightOf(issues: z.core.$ZodIssue[]): number {
  return issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 100 : 1), 0);
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, file: string, parsed: Parsed): Problem[] {
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

/** Follows a path through objects and arrays; at a union it takes the shape that the value at hand is meant to have. */
function schemaAt(schema: z.ZodType, path: Path, value: unknown): z.ZodType | undefined {
  let current = shapeFor(schema, value);
  let given = value;
  for (const step of path) {
    const inner = unwrapped(current);
    given = isRecord(given) || Array.isArray(given) ? Reflect.get(given, step) : undefined;
    if (inner instanceof z.ZodObject) current = shapeFor((inner.shape as Record<string, unknown>)[String(step)], given);
    else if (inner instanceof z.ZodArray) current = shapeFor(inner.element, given);
    else return undefined;
  }
  return current instanceof z.ZodType ? current : undefined;
}

/** The member of a union whose fixed values (such as `kind: faq`) are those of the value, else the one without any. */
function shapeFor(schema: unknown, value: unknown): unknown {
  const union = unwrapped(schema);
  if (!(union instanceof z.ZodUnion)) return schema;
  const marksOf = (option: unknown) =>
    option instanceof z.ZodObject
      ? Object.entries(option.shape as Record<string, unknown>).filter(([, field]) => field instanceof z.ZodLiteral)
      : [];
  const isMeant = (option: unknown) =>
    marksOf(option).every(([key, mark]) => isRecord(value) && (mark as z.ZodLiteral).safeParse(value[key]).success);
  const fitting = union.options.filter(isMeant);
  return fitting.find((option) => marksOf(option).length > 0) ?? fitting[0] ?? schema;
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
