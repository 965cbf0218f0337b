import { z } from 'zod';
import '#lib/zod-without-eval';
import type { Path } from './field-name.ts';
import { isRecord } from './is-record.ts';

/** Follows a path through objects and lists; at a union it takes the shape that the value at hand is meant to have. */
export function schemaAt(schema: z.ZodType, path: Path, value: unknown): z.ZodType | undefined {
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
export function shapeFor(schema: unknown, value: unknown): unknown {
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

/** The schema inside of optional, nullable, defaults and transforms. */
export function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}
