import type { z } from 'zod';
import type { Path } from './issue.ts';

/*
 * Glossary
 *   reader   takes an untrusted value and always gives a safe one; what it could not use, it says with `warn`
 *   absent   undefined, null or an empty text: the fallback is used without a word
 *   fallback the value that stands in; it passes through unchanged, so that reading twice changes nothing
 */

export type Warn = (path: Path, message: string) => void;
export type Reader<T> = (value: unknown, path: Path, warn: Warn) => T;

const LONGEST_LIST = 50;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** One value that must pass a schema. */
export function field<T, F>(schema: z.ZodType<T>, fallback: F): Reader<T | F> {
  return (value, path, warn) => {
    if (isAbsent(value) || value === fallback) return fallback;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    warn(path, result.error.issues[0]?.message ?? 'It cannot be used');
    return fallback;
  };
}

/** An object with these keys and no others. Builds a new object from them, so no foreign key or prototype gets through. */
export function shape<T extends object>(readers: { [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  return (value, path, warn) => {
    const record = isRecord(value) ? value : {};
    if (!isRecord(value) && !isAbsent(value)) warn(path, 'It must be an object');
    for (const key of Object.keys(record)) {
      if (!Object.hasOwn(readers, key)) warn([...path, key], 'Unknown field, left out');
    }
    const read = Object.entries<Reader<unknown>>(readers).map(([key, reader]) => {
      const given = Object.hasOwn(record, key) ? record[key] : undefined;
      return [key, reader(given, [...path, key], warn)] as const;
    });
    return Object.fromEntries(read.filter(([, result]) => result !== undefined)) as T;
  };
}

/** A list. Items that read as undefined, have an empty key or repeat a key are left out. */
export function list<T>(item: Reader<T | undefined>, keyOf: (item: T) => string): Reader<T[]> {
  return (value, path, warn) => {
    if (isAbsent(value)) return [];
    if (!Array.isArray(value)) {
      warn(path, 'It must be a list');
      return [];
    }
    if (value.length > LONGEST_LIST) warn(path, `Only the first ${LONGEST_LIST} are shown`);
    const kept = new Map<string, T>();
    value.slice(0, LONGEST_LIST).forEach((given: unknown, index) => {
      const place = [...path, index];
      const result = item(given, place, warn);
      const key = result === undefined ? '' : keyOf(result);
      if (result === undefined || key === '') warn(place, 'Not complete, left out');
      else if (kept.has(key)) warn(place, 'It repeats an earlier one, left out');
      else kept.set(key, result);
    });
    return [...kept.values()];
  };
}
