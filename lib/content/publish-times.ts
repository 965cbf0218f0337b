import { globSync, readFileSync } from 'node:fs';
import { parseDate } from './dates.ts';
import { parseMarkdownSource } from './source.ts';

/**
 * The publish times (`revealed_on`) of all content files, in milliseconds since 1970, ascending and without duplicates.
 * Files that cannot be parsed, or have an invalid date, are left out.
 */
export function readPublishTimes(): number[] {
  const timestamps = globSync('content/**/*.md').map((file) => {
    const { value } = parseMarkdownSource({ file, text: readFileSync(file, 'utf8') });
    const { revealed_on: date } = (value ?? {}) as { revealed_on?: unknown };
    return typeof date === 'string' ? parseDate(date)?.getTime() : undefined;
  });
  return [...new Set(timestamps.filter((timestamp) => timestamp !== undefined))].sort((left, right) => left - right);
}
