import { parseTypedNumber } from './typed-number.ts';

/** Fields that are not plain text in the request. */
const CONVERTERS: Record<string, (values: string[]) => unknown> = {
  participantSize: ([text = '']) => parseTypedNumber(text),
  preferredDates: (days) => days,
};

/**
 * Converts the fields of an HTML form to the shape of the JSON request, without validating them. Empty fields are left
 * out. Of two fields with the same name the first one counts, except for preferred dates. Fields of React (`$ACTION_`)
 * are left out.
 */
export function parseFormAnswers(fields: FormData): Record<string, unknown> {
  const names = [...new Set(fields.keys())].filter((name) => !name.startsWith('$'));
  const answers = names.map((name) => {
    const values = fields
      .getAll(name)
      .map(toText)
      .filter((text) => text !== '');
    return [name, values] as const;
  });
  return Object.fromEntries(
    answers
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, Object.hasOwn(CONVERTERS, name) ? CONVERTERS[name]!(values) : values[0]]),
  );
}

/** The text of a form field. Browsers send line breaks as CRLF; answers have LF. A file is no text. */
export function toText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
