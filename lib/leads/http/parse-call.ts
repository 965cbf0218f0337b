import { isStart } from '#lib/content/start';
import { fieldRefusal, type Refusal } from './outcome.ts';

/** The choice of a time: the reference of the quote, and a start such as 2026-12-08T10:20-08:00. */
export type CallRequest = { reference: string; start: string };

const FIELDS = ['reference', 'start'];

/** Checks a parsed JSON body. */
export function parseCall(value: unknown): CallRequest | Refusal {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fieldRefusal({ form: 'Send the reference and the start as one JSON object.' });
  const { reference, start } = value as Record<string, unknown>;
  const unknown = Object.keys(value).filter((name) => !FIELDS.includes(name));
  if (unknown.length > 0) return fieldRefusal({ form: `A call has no field called ${unknown.join(', ')}.` });
  if (typeof reference !== 'string' || !/^RR(?:-[0-9A-Z]{4}){2}$/.test(reference))
    return fieldRefusal({ form: 'The reference looks like RR-7KQ2-M9TX.' });
  if (typeof start !== 'string' || !isStart(start))
    return fieldRefusal({ form: 'The start looks like 2026-12-08T10:20-08:00.' });
  return { reference, start };
}
