import { z } from 'zod';
import '#lib/content/zod-without-eval';
import type { Path } from './field-name.ts';
import { fieldRoles, type FieldRole } from './fields.ts';
import { isRecord } from './is-record.ts';
import { selectUnionMember } from './schema-at.ts';

/** A text of a content file, with the role of its field. */
export type FieldText = { path: Path; text: string; role?: FieldRole };

/** All texts of a value that matches `schema`, in the order of the file. */
export function getFieldTexts(schema: z.ZodType, value: unknown): FieldText[] {
  return getTextsAt(schema, value, [], undefined);
}

function getTextsAt(schema: unknown, value: unknown, path: Path, outerRole: FieldRole | undefined): FieldText[] {
  const role = (schema instanceof z.ZodType ? fieldRoles.get(schema)?.role : undefined) ?? outerRole;
  const inner = unwrapOnce(schema, value);
  if (inner !== schema) return getTextsAt(inner, value, path, role);
  if (typeof value === 'string') return [{ path, text: value, ...(role && { role }) }];
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    return value.flatMap((item, index) => getTextsAt(inner.element, item, [...path, index], undefined));
  }
  if (!isRecord(value) || !(inner instanceof z.ZodObject)) return [];
  const shape = inner.shape as Record<string, unknown>;
  return Object.entries(value).flatMap(([key, item]) => getTextsAt(shape[key], item, [...path, key], undefined));
}

/** Removes one wrapper: optional, nullable, default, a transform or a union. */
function unwrapOnce(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return schema.unwrap();
  }
  if (schema instanceof z.ZodPipe) return schema.in;
  return schema instanceof z.ZodUnion ? selectUnionMember(schema, value) : schema;
}
