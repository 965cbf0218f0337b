import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const FORMATS: Record<string, string> = {
  email: 'an email address',
  datetime: 'a full date-time with offset, such as 2026-10-01T09:00:00-07:00',
  date: 'a day as YYYY-MM-DD',
};

/**
 * The zod error map for issues without a message in their schema. A message says what the value must be, then what it is,
 * without a full stop.
 */
export const contentErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `It must be ${KINDS[issue.expected] ?? issue.expected}, and it is ${describeValue(issue.input)}`;
    case 'too_small':
      return formatTooSmall(issue.origin, issue.minimum, issue.exact);
    case 'too_big':
      return formatTooBig(issue.origin, issue.maximum, issue.exact);
    case 'invalid_value':
      return issue.values.length === 1 ? `It must be ${String(issue.values[0])}` : 'It must be one of the words for it';
    case 'invalid_format':
      return `It must be ${FORMATS[issue.format] ?? 'written in another form'}`;
    case 'invalid_union':
      return 'It is none of the things that fit here';
    default:
      return 'It does not fit here';
  }
};

/** Describes a value for people: "the number 45", "a list", "empty". */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? `the text "${truncate(value)}"` : String(value);
}

function formatTooSmall(origin: string, minimum: number | bigint, exact?: boolean): string {
  if (origin === 'array')
    return `It needs ${exact ? 'exactly' : 'at least'} ${minimum} ${plural(minimum, 'entry', 'entries')}`;
  if (origin === 'string') return minimum === 1 ? 'It must not be empty' : `It needs at least ${minimum} characters`;
  return `It must be ${minimum} or more`;
}

function formatTooBig(origin: string, maximum: number | bigint, exact?: boolean): string {
  if (origin === 'array')
    return `It needs ${exact ? 'exactly' : 'at most'} ${maximum} ${plural(maximum, 'entry', 'entries')}`;
  if (origin === 'string') return `It must have ${maximum} characters or fewer`;
  return `It must be ${maximum} or less`;
}

function plural(count: number | bigint, one: string, many: string): string {
  return Number(count) === 1 ? one : many;
}

function truncate(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}\u2026` : text;
}
