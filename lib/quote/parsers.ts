/*
 * Parsers for stored texts and server responses. The wizard uses these small functions instead of zod because every
 * visitor downloads them. Content files and pasted drafts are parsed with zod, which gives authors good error messages.
 */

/** Returns the typed value, or undefined when the value has another type. Objects lose fields without a parser. */
export type Parser<Value> = (value: unknown) => Value | undefined;

type ValueOf<Given> = Given extends Parser<infer Value> ? Value : never;

export const text: Parser<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Accepts finite numbers only. */
export const number: Parser<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);

export const boolean: Parser<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Accepts only values that meet a condition. */
export function refine<Value, Narrow extends Value>(
  parser: Parser<Value>,
  isValid: (value: Value) => value is Narrow,
): Parser<Narrow>;
export function refine<Value>(parser: Parser<Value>, isValid: (value: Value) => boolean): Parser<Value>;
export function refine<Value>(parser: Parser<Value>, isValid: (value: Value) => boolean): Parser<Value> {
  return (value) => {
    const parsed = parser(value);
    return parsed !== undefined && isValid(parsed) ? parsed : undefined;
  };
}

/** Returns the fallback for an invalid value. */
export function withFallback<Value, Other>(parser: Parser<Value>, other: Other): (value: unknown) => Value | Other {
  return (value) => parser(value) ?? other;
}

/** An array is valid when all its items are. */
export function listOf<Value>(parser: Parser<Value>): Parser<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.map(parser).filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
  };
}

/** An object is valid when all its fields are. */
export function objectOf<Parsers extends Record<string, Parser<unknown>>>(
  parsers: Parsers,
): Parser<{ [Key in keyof Parsers]: ValueOf<Parsers[Key]> }> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(parsers).map(([key, parser]) => [
      key,
      parser((value as Record<string, unknown>)[key]),
    ]);
    const isComplete = entries.every(([, field]) => field !== undefined);
    return isComplete ? (Object.fromEntries(entries) as { [Key in keyof Parsers]: ValueOf<Parsers[Key]> }) : undefined;
  };
}

/** An object with any keys is valid when all its values are. */
export function recordOf<Value>(parser: Parser<Value>): Parser<Record<string, Value>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const parsers = Object.fromEntries(Object.keys(value).map((key) => [key, parser]));
    return objectOf(parsers)(value);
  };
}

/** Parses JSON; undefined when the text is not JSON or does not match the parser. */
export function parseJson<Value>(parser: Parser<Value>, stored: string | null | undefined): Value | undefined {
  try {
    return parser(JSON.parse(stored ?? ''));
  } catch {
    return undefined;
  }
}
