/*
 * Reads what came from outside: a stored text, an answer of the server. Small, because the wizard brings it to every
 * visitor; content files and pasted drafts, whose authors need good messages, are checked by zod.
 */

/** Gives a value back as what it should be, or undefined when it is something else. Objects lose fields that have no shape. */
export type Shape<Value> = (value: unknown) => Value | undefined;

type ValueOf<Given> = Given extends Shape<infer Value> ? Value : never;

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Finite. */
export const number: Shape<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** A value for which the condition holds. */
export function only<Value, Narrow extends Value>(
  shape: Shape<Value>,
  holds: (value: Value) => value is Narrow,
): Shape<Narrow>;
export function only<Value>(shape: Shape<Value>, holds: (value: Value) => boolean): Shape<Value>;
export function only<Value>(shape: Shape<Value>, holds: (value: Value) => boolean): Shape<Value> {
  return (value) => {
    const read = shape(value);
    return read !== undefined && holds(read) ? read : undefined;
  };
}

/** The value, or what stands in for everything else. */
export function or<Value, Other>(shape: Shape<Value>, other: Other): (value: unknown) => Value | Other {
  return (value) => shape(value) ?? other;
}

export function listOf<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.map(shape).filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
  };
}

export function objectOf<Shapes extends Record<string, Shape<unknown>>>(
  shapes: Shapes,
): Shape<{ [Key in keyof Shapes]: ValueOf<Shapes[Key]> }> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(shapes).map(([key, shape]) => [key, shape((value as Record<string, unknown>)[key])]);
    const isWhole = entries.every(([, field]) => field !== undefined);
    return isWhole ? (Object.fromEntries(entries) as { [Key in keyof Shapes]: ValueOf<Shapes[Key]> }) : undefined;
  };
}

/** Reads a text as JSON of that shape; undefined when it is no JSON, or another. */
export function parseJson<Value>(shape: Shape<Value>, stored: string | null | undefined): Value | undefined {
  try {
    return shape(JSON.parse(stored ?? ''));
  } catch {
    return undefined;
  }
}
