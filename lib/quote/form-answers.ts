import { parseTypedNumber } from './typed-number.ts';

/** Fields that are not plain text in the request. */
const CONVERTERS: Record<string, (values: string[]) => unknown> = {
  participantSize: ([text = '']) => parseTypedNumber(text),
  latitude: ([text]) => Number(text),
  longitude: ([text]) => Number(text),
  preferredDates: (days) => days,
};

/**
 * Converts the fields of an HTML form to the shape of the JSON request, without validating them. Empty fields are left
 * out. Of two fields with the same name the first one counts, except for preferred dates. Browsers send line breaks as
 * CRLF; the answers have LF.
 */
export function parseFormAnswers(fields: Iterable<[string, FormDataEntryValue]>): Record<string, unknown> {
  const answers = new Map<string, string[]>();
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
    if (text === '') continue;
    const earlier = answers.get(name);
    if (earlier) earlier.push(text);
    else answers.set(name, [text]);
  }
  return Object.fromEntries(
    [...answers].map(([name, values]) => [
      name,
      Object.hasOwn(CONVERTERS, name) ? CONVERTERS[name]!(values) : values[0],
    ]),
  );
}
