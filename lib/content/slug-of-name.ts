import { wordsOf } from './words.ts';

/** A name as an anchor: "Joss Kettleman" is joss-kettleman. */
export function slugOfName(name: string): string {
  return wordsOf(name).join('-');
}
