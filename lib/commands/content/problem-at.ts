import { fieldName, type Path } from '#lib/content/field-name';
import type { Problem } from '#lib/content/problem';
import type { Entry } from '#lib/content/read';

type Said = Pick<Problem, 'what' | 'fix' | 'level'>;
type Words = { words: string | RegExp; nth?: number };
/** A content file, for saying where in it something is. */
export type Place = Pick<Entry<unknown>, 'file' | 'locate' | 'find'>;

/** A problem with the field at `path`, or with some words inside of its text. */
export function problemAt({ file, locate, find }: Place, path: Path, said: Said, inside?: Words): Problem {
  const position = inside ? find(path, inside.words, inside.nth) : locate(path);
  return { file, ...position, field: fieldName(path), ...said };
}
