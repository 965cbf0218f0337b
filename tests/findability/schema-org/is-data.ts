import { isDay } from '#lib/content/is-day';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const DURATION = /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/;

/** The formats of schema.org's data types in our graphs; the strictest of several allowed ones. */
const FORMS: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() === value && value !== '',
  URL: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  Date: (value) => typeof value === 'string' && isDay(value),
  DateTime: (value) => typeof value === 'string' && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value)),
  Duration: (value) => typeof value === 'string' && DURATION.test(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

/** True when a value that is not a node has the format of one of the types in `range`. An address or a date does not count as text. */
export function isData(value: unknown, range: string[]): boolean {
  const strict = range.filter((type) => type in FORMS && type !== 'Text');
  if (strict.some((type) => FORMS[type]?.(value))) return true;
  return range.includes('Text') && FORMS.Text?.(value) === true;
}
