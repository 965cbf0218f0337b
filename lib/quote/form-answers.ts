import { parseCount } from './head-count.ts';

/** Fields that are no plain text in the request; everything else arrives as it was typed. */
const SHAPES: Record<string, (values: string[]) => unknown> = {
  participantSize: ([text = '']) => parseCount(text),
  latitude: ([text]) => Number(text),
  longitude: ([text]) => Number(text),
  preferredDates: (days) => days,
};

/**
 * The answers of an HTML form in the shape of the JSON request, not checked yet. Empty fields are left out; of a name
 * that comes twice the first counts, except for preferred dates. Browsers send line breaks as CR LF; here they are LF.
 */
export function answersOfForm(fields: Iterable<[string, FormDataEntryValue]>): Record<string, unknown> {
  const answers = new Map<string, string[]>();
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
    if (text === '') continue;
    const earlier = answers.get(name);
    if (earlier) earlier.push(text);
    else answers.set(name, [text]);
  }
  return Object.fromEntries(
    [...answers].map(([name, values]) => [name, Object.hasOwn(SHAPES, name) ? SHAPES[name]!(values) : values[0]]),
  );
}
