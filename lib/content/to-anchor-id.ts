import { splitWords } from './words.ts';

/** Turns a name or heading into an anchor: "Joss Kettleman" is joss-kettleman. */
export function toAnchorId(name: string): string {
  return splitWords(name).join('-');
}
