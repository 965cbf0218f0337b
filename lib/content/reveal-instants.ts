import { globSync, readFileSync } from 'node:fs';
import { parseMoment } from './dates.ts';
import { parseMarkdownSource } from './source.ts';

/**
 * The instants, in milliseconds since 1970, at which a content file becomes public by its `revealed_on`; ascending, each
 * instant once. Files that the content check refuses count as undated.
 */
export function readRevealInstants(): number[] {
  const instants = globSync('content/**/*.md').map((file) => {
    const { value } = parseMarkdownSource({ file, text: readFileSync(file, 'utf8') });
    const { revealed_on: date } = (value ?? {}) as { revealed_on?: unknown };
    return typeof date === 'string' ? parseMoment(date)?.getTime() : undefined;
  });
  return [...new Set(instants.filter((instant) => instant !== undefined))].sort((left, right) => left - right);
}
