import { entryName, fieldName, type Issue } from './issue.ts';
import { linesOf, type Line } from './lines.ts';
import { nearestPlace } from './place-tree.ts';
import { DEEPEST, scanJson, type Scan } from './scan-json.ts';
import { refusal, validateCaseStudies, type Validation } from './validate.ts';

export const MOST_BYTES = 1_000_000;

const TOO_LARGE = 'The text is larger than 1 MB, which is the most that a preview takes';
const TOO_DEEP = `The data is nested more than ${DEEPEST} levels deep, which is more than a case study needs`;

/** The answer to data that is not even looked at. */
export function refuseSize(): Validation {
  return refusal(TOO_LARGE);
}

export function isTooLarge(text: string): boolean {
  return text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES;
}

/** Reads pasted text: at most 1 MB of JSON with at most 100 case studies. Every issue gets its place. Never throws. */
export function parseCaseStudies(text: string): Validation {
  if (isTooLarge(text)) return refuseSize();
  if (text.trim() === '') return refusal('Invalid JSON format: there is no text');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuseSyntax(text, error);
  }
  const { studies, errors, warnings } = validateCaseStudies(json);
  const scan = scanJson(
    text,
    [...errors, ...warnings].map(({ path }) => path),
  );
  const placeAt = linesOf(text);
  // What JSON.parse has read can only fail by its depth.
  if (scan.failure && Array.isArray(json)) return refusal(TOO_DEEP, placeAt(scan.failure.offset));
  const locate = (issue: Issue): Issue => {
    const place = nearestPlace(scan.places, issue.path);
    return place ? { ...issue, ...placeAt(place.offset) } : issue;
  };
  const repeated = repeatsOf(scan, placeAt, json);
  return { studies, errors: errors.map(locate), warnings: [...warnings.map(locate), ...repeated] };
}

function refuseSyntax(text: string, error: unknown): Validation {
  const scan = scanJson(text);
  const { failure } = scan;
  if (!failure) return refusal(`Invalid JSON format: ${error instanceof Error ? error.message : String(error)}`);
  const placeAt = linesOf(text);
  const { line, column, offset } = placeAt(failure.offset);
  const refused = refusal(`Invalid JSON format: ${failure.what} at line ${line}, column ${column}`, {
    ...wordsFor(failure.path, undefined),
    line,
    column,
    offset,
  });
  return { ...refused, warnings: repeatsOf(scan, placeAt, undefined) };
}

function repeatsOf({ repeats }: Scan, placeAt: (offset: number) => Line, json: unknown): Issue[] {
  return repeats.map(({ path, offset }) => ({
    path,
    ...wordsFor(path, json),
    message: 'This name is written twice in one object, and the last one counts',
    ...placeAt(offset),
  }));
}

function wordsFor([index, ...inside]: Issue['path'], json: unknown): Pick<Issue, 'entry' | 'field'> {
  if (typeof index !== 'number') return { entry: 'The whole text', field: '' };
  return { entry: entryName(index, Array.isArray(json) ? json[index] : undefined), field: fieldName(inside) };
}
