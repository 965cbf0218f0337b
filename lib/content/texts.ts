import { z } from 'zod';
import '#lib/zod-without-eval';
import type { Path } from './field-name.ts';
import { fieldRoles, type FieldRole } from './fields.ts';
import { isRecord } from './is-record.ts';
import { shapeFor } from './schema-at.ts';

/** A text of a content file, with what the site does with it; fields without a role have none. */
export type FieldText = { path: Path; text: string; role?: FieldRole };

/** Every text of a value that fits `schema`, in the order of the file. */
export function textsOf(schema: z.ZodType, value: unknown): FieldText[] {
  return textsAt(schema, value, [], undefined);
}

function textsAt(schema: unknown, value: unknown, path: Path, outer: FieldRole | undefined): FieldText[] {
  const role = (schema instanceof z.ZodType ? fieldRoles.get(schema)?.role : undefined) ?? outer;
  const inner = innerOf(schema, value);
  if (inner !== schema) return textsAt(inner, value, path, role);
  if (typeof value === 'string') return [{ path, text: value, ...(role && { role }) }];
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    return value.flatMap((item, index) => textsAt(inner.element, item, [...path, index], undefined));
  }
  if (!isRecord(value) || !(inner instanceof z.ZodObject)) return [];
  const shape = inner.shape as Record<string, unknown>;
  return Object.entries(value).flatMap(([key, item]) => textsAt(shape[key], item, [...path, key], undefined));
}

/** One wrapping less: optional, nullable, a transform, or the choice of a union. */
function innerOf(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return schema.unwrap();
  }
  if (schema instanceof z.ZodPipe) return schema.in;
  return schema instanceof z.ZodUnion ? shapeFor(schema, value) : schema;
}
