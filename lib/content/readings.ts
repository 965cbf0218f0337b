import type { z } from 'zod';
import type { Reading } from './read.ts';

type Kept = { text: string; reading: Reading<unknown> };

/**
 * What came out of each file the last time, so that of all files only those that were saved since are parsed and checked
 * again. A save makes development load whatever imports content-version.ts anew, and this module does not.
 */
const kept = new WeakMap<z.ZodType, Map<string, Kept>>();

/** The reading of a file that holds this text; `read` is called when it held another one before. */
export function readingOf<S extends z.ZodType>(
  schema: S,
  file: string,
  text: string,
  read: () => Reading<z.output<S>>,
): Reading<z.output<S>> {
  const ofSchema = kept.get(schema) ?? new Map<string, Kept>();
  kept.set(schema, ofSchema);
  const last = ofSchema.get(file);
  if (last?.text === text) return last.reading as Reading<z.output<S>>;
  const reading = read();
  ofSchema.set(file, { text, reading });
  return reading;
}
