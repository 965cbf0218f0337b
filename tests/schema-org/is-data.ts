import { isDay } from '#lib/content/dates';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const DURATION = /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/;

/** How the data types of schema.org are written in our graphs; the strictest of several ways. */
const FORMS: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() === value && value !== '',
  URL: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  Date: (value) => typeof value === 'string' && isDay(value),
  DateTime: (value) => typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
  Duration: (value) => typeof value === 'string' && DURATION.test(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

/** True when a value that is no node is written as one of the types in `range`. An address or a date must not pass as text. */
export function isData(value: unknown, range: string[]): boolean {
  const strict = range.filter((type) => type in FORMS && type !== 'Text');
  if (strict.some((type) => FORMS[type]?.(value))) return true;
  return range.includes('Text') && FORMS.Text?.(value) === true;
}
