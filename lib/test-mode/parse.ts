import { entryName, describeField, type Issue } from './issue.ts';
import { createPositionLookup, type TextPosition } from './text-position.ts';
import { getNearestLocation, type Location } from './location-tree.ts';
import { MAX_DEPTH, scanJson, type Scan } from './scan-json.ts';
import { rejectAll, validateCaseStudies, type Validation } from './validate.ts';

export const MAX_BYTES = 1_000_000;

const TOO_LARGE = 'The text is larger than 1 MB, which is the most that a preview takes';
const TOO_DEEP = `The data is nested more than ${MAX_DEPTH} levels deep, which is more than a case study needs`;

/** The result for a text that is too large to be parsed. */
export function rejectSize(): Validation {
  return rejectAll(TOO_LARGE);
}

export function isTooLarge(text: string): boolean {
  return text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES;
}

/** Parses pasted text: at most 1 MB of JSON with at most 100 case studies. Every issue has its position. Never throws. */
export function parseCaseStudies(text: string): Validation {
  if (isTooLarge(text)) return rejectSize();
  if (text.trim() === '') return rejectAll('Invalid JSON format: there is no text');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return rejectSyntax(text, error);
  }
  const { studies, errors, warnings } = validateCaseStudies(json);
  const scan = scanJson(
    text,
    [...errors, ...warnings].map(({ path }) => path),
  );
  const positionAt = createPositionLookup(text);
  // JSON.parse accepted the text, so the scan can fail only because of the depth.
  if (scan.failure && Array.isArray(json)) return rejectAll(TOO_DEEP, positionAt(scan.failure.offset));
  const locate = (issue: Issue): Issue => {
    const location = getNearestLocation(scan.locations, issue.path);
    return location ? { ...issue, ...positionAt(findStart(text, location)) } : issue;
  };
  const repeated = describeDuplicateKeys(scan, positionAt, json);
  return { studies, errors: errors.map(locate), warnings: [...warnings.map(locate), ...repeated] };
}

/** The offset of a value; of the first name in an object, whose brace says nothing about the missing value. */
function findStart(text: string, { start }: Location): number {
  if (text[start] !== '{') return start;
  const inside = text.slice(start + 1).search(/\S/);
  return inside < 0 || text[start + 1 + inside] === '}' ? start : start + 1 + inside;
}

function rejectSyntax(text: string, error: unknown): Validation {
  const scan = scanJson(text);
  const { failure } = scan;
  if (!failure) return rejectAll(`Invalid JSON format: ${error instanceof Error ? error.message : String(error)}`);
  const positionAt = createPositionLookup(text);
  const { line, column, offset } = positionAt(failure.offset);
  const refused = rejectAll(`Invalid JSON format: ${failure.description} at line ${line}, column ${column}`, {
    ...describeLocation(failure.path, undefined),
    line,
    column,
    offset,
  });
  return { ...refused, warnings: describeDuplicateKeys(scan, positionAt, undefined) };
}

function describeDuplicateKeys(
  { duplicateKeys }: Scan,
  positionAt: (offset: number) => TextPosition,
  json: unknown,
): Issue[] {
  return duplicateKeys.map(({ path, offset }) => ({
    path,
    ...describeLocation(path, json),
    message: 'This name is written twice in one object, and the last one counts',
    ...positionAt(offset),
  }));
}

function describeLocation([index, ...inside]: Issue['path'], json: unknown): Pick<Issue, 'entry' | 'field'> {
  if (typeof index !== 'number') return { entry: 'The whole text', field: '' };
  return { entry: entryName(index, Array.isArray(json) ? json[index] : undefined), field: describeField(inside) };
}
