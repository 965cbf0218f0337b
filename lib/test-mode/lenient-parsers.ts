import type { z } from 'zod';
import type { Path } from './issue.ts';
import { REPLACEMENTS, MAX_TEXT_LENGTH, plainText } from './plain-text.ts';
import { isRecord } from '#lib/content/is-record';

export type Warn = (path: Path, message: string) => void;

/**
 * Turns an untrusted value into a safe one. Reports unusable values with `warn` and replaces them with a fallback. Parsing the result
 * again returns the same result.
 */
export type Parser<T> = (value: unknown, path: Path, warn: Warn) => T;

const MAX_LIST_LENGTH = 50;

/** Absent values are replaced with the fallback without a warning. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** A value that must match a schema. */
export function field<T, F>(schema: z.ZodType<T>, fallback: F): Parser<T | F> {
  return (value, path, warn) => {
    if (isAbsent(value) || value === fallback) return fallback;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    warn(path, result.error.issues[0]?.message ?? 'It cannot be used');
    return fallback;
  };
}

/** Takes a number as the text that JavaScript prints for it. */
export function numberAsText<T>(parse: Parser<T>): Parser<T> {
  return (value, path, warn) => parse(Number.isFinite(value) ? String(value) : value, path, warn);
}

/** Takes a date with a time as its day. */
export function dayOf<T>(parse: Parser<T>): Parser<T> {
  return (value, path, warn) => {
    const day = typeof value === 'string' ? /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/.exec(value.trim())?.[1] : undefined;
    return parse(day ?? value, path, warn);
  };
}

/** Removes unsafe characters from a text, and shortens it to `MAX_TEXT_LENGTH`. */
export function sanitizedText<T>(parse: Parser<T>): Parser<T> {
  return (value, path, warn) => {
    if (typeof value !== 'string') return parse(value, path, warn);
    for (const { pattern, message } of REPLACEMENTS) if (value.search(pattern) >= 0) warn(path, message);
    const cleaned = plainText(value);
    if (cleaned.length <= MAX_TEXT_LENGTH) return parse(cleaned, path, warn);
    warn(path, `It is longer than ${MAX_TEXT_LENGTH.toLocaleString('en')} characters, and cut there`);
    return parse(plainText(cleaned.slice(0, MAX_TEXT_LENGTH)), path, warn);
  };
}

/** An object with exactly these keys. Builds a new object, so no unknown key and no prototype is copied. */
export function object<T extends object>(parsers: { [K in keyof T]-?: Parser<T[K]> }): Parser<T> {
  return (value, path, warn) => {
    const record = isRecord(value) ? value : {};
    if (!isRecord(value) && !isAbsent(value)) warn(path, 'It must be an object');
    for (const key of Object.keys(record)) {
      if (!Object.hasOwn(parsers, key)) warn([...path, key], 'Unknown field, left out');
    }
    const entries = Object.entries<Parser<unknown>>(parsers).map(([key, parse]) => {
      const given = Object.hasOwn(record, key) ? record[key] : undefined;
      return [key, parse(given, [...path, key], warn)] as const;
    });
    return Object.fromEntries(entries.filter(([, result]) => result !== undefined)) as T;
  };
}

/** An array. Omits items that parse to undefined, have an empty key or repeat a key. */
export function list<T>(item: Parser<T | undefined>, keyOf: (item: T) => string): Parser<T[]> {
  return (value, path, warn) => {
    if (isAbsent(value)) return [];
    if (!Array.isArray(value)) {
      warn(path, 'It must be a list');
      return [];
    }
    if (value.length > MAX_LIST_LENGTH) warn(path, `Only the first ${MAX_LIST_LENGTH} are shown`);
    const items = new Map<string, T>();
    value.slice(0, MAX_LIST_LENGTH).forEach((given: unknown, index) => {
      const itemPath = [...path, index];
      const result = item(given, itemPath, warn);
      const key = result === undefined ? '' : keyOf(result);
      if (result === undefined || key === '') warn(itemPath, 'Not complete, left out');
      else if (items.has(key)) warn(itemPath, 'It repeats an earlier one, left out');
      else items.set(key, result);
    });
    return [...items.values()];
  };
}
