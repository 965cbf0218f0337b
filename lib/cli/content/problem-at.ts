import { formatFieldPath, type Path } from '#lib/content/field-name';
import type { Problem } from '#lib/content/problem';
import type { Entry } from '#lib/content/read-cache';

type ProblemText = Pick<Problem, 'what' | 'fix' | 'level'>;
type TextMatch = { words: string | RegExp; nth?: number };
/** A content file with its position lookups. */
export type Place = Pick<Entry<unknown>, 'file' | 'locate' | 'find'>;

/** Describes a problem at the place that a check looks at. Without a level it stops a build. */
export type Report = (what: string, fix: string, level?: Problem['level']) => Problem[];

/** A problem at the field at `path`, or at a match inside its text. */
export function problemAt({ file, locate, find }: Place, path: Path, text: ProblemText, match?: TextMatch): Problem {
  const position = match ? find(path, match.words, match.nth) : locate(path);
  return { file, ...position, field: formatFieldPath(path), ...text };
}
