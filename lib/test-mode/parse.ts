import type { Issue } from './issue.ts';
import { pathKey, scanJson } from './scan-json.ts';
import { refusal, validateCaseStudies, type Validation } from './validate.ts';

export const MOST_BYTES = 1_000_000;

const TOO_LARGE = 'The text is larger than 1 MB, which is the most that a preview takes';

/** The answer to data that is not even looked at. */
export function refuseSize(): Validation {
  return refusal(TOO_LARGE);
}

/** Reads pasted text: at most 1 MB of JSON with at most 100 case studies. Every issue gets its line. Never throws. */
export function parseCaseStudies(text: string): Validation {
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) return refuseSize();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuseSyntax(text, error);
  }
  const { studies, errors, warnings } = validateCaseStudies(json);
  const locate = locator(text, [...errors, ...warnings]);
  return { studies, errors: errors.map(locate), warnings: warnings.map(locate) };
}

function refuseSyntax(text: string, error: unknown): Validation {
  if (text.trim() === '') return refusal('Invalid JSON format: there is no text');
  const { failure } = scanJson(text);
  if (!failure) return refusal(`Invalid JSON format: ${error instanceof Error ? error.message : String(error)}`);
  const place = placesIn(text)(failure.offset);
  return refusal(`Invalid JSON format: ${failure.what} at line ${place.line}, column ${place.column}`, place);
}

/** Gives issues their line and column: at the field, or at its nearest parent when the field is missing. */
function locator(text: string, issues: Issue[]): (issue: Issue) => Issue {
  const prefixes = issues.flatMap(({ path }) => path.map((_, depth) => pathKey(path.slice(0, depth + 1))));
  const { offsets } = scanJson(text, new Set(prefixes));
  const placeOf = placesIn(text);
  return (issue) => {
    for (let depth = issue.path.length; depth > 0; depth -= 1) {
      const offset = offsets.get(pathKey(issue.path.slice(0, depth)));
      if (offset !== undefined) return { ...issue, ...placeOf(offset) };
    }
    return issue;
  };
}

/** Turns offsets into lines and columns, both from 1. */
function placesIn(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset) + 1;
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}
