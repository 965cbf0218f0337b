import { z } from 'zod';
import '#lib/content/zod-without-eval';
import type { Path } from './field-name.ts';
import { isRecord } from './is-record.ts';

/** The schema at a path through objects and lists. At a union it follows the member that `selectUnionMember` selects. */
export function schemaAt(schema: z.ZodType, path: Path, value: unknown): z.ZodType | undefined {
  let current = selectUnionMember(schema, value);
  let given = value;
  for (const step of path) {
    const inner = unwrapSchema(current);
    given = isRecord(given) || Array.isArray(given) ? Reflect.get(given, step) : undefined;
    if (inner instanceof z.ZodObject)
      current = selectUnionMember((inner.shape as Record<string, unknown>)[String(step)], given);
    else if (inner instanceof z.ZodArray) current = selectUnionMember(inner.element, given);
    else return undefined;
  }
  return current instanceof z.ZodType ? current : undefined;
}

/** The member of a union whose literal fields (such as `kind: faq`) match the value, else the one without literals. */
export function selectUnionMember(schema: unknown, value: unknown): unknown {
  const union = unwrapSchema(schema);
  if (!(union instanceof z.ZodUnion)) return schema;
  const getLiteralFields = (option: unknown) =>
    option instanceof z.ZodObject
      ? Object.entries(option.shape as Record<string, unknown>).filter(([, field]) => field instanceof z.ZodLiteral)
      : [];
  const hasSameLiterals = (option: unknown) =>
    getLiteralFields(option).every(
      ([key, field]) => isRecord(value) && (field as z.ZodLiteral).safeParse(value[key]).success,
    );
  const matching = union.options.filter(hasSameLiterals);
  return matching.find((option) => getLiteralFields(option).length > 0) ?? matching[0] ?? schema;
}

/** The schema inside optional, nullable, default and transform wrappers. */
export function unwrapSchema(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrapSchema(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? unwrapSchema(schema.in) : schema;
}
