import { isAlias, isScalar, visit, type Document, type Node } from 'yaml';
import { lineStart, QUOTE_TEXT, wordsForError } from './syntax-words.ts';

/**
 * Something that is wrong with YAML before any schema looks at it. `offset` counts characters from its start; after a
 * breaking flaw no value of the file can be trusted.
 */
export type Flaw = { offset: number; what: string; fix: string; breaking: boolean };

/** Everything wrong with the YAML of a file, in order, at most one flaw per line. */
export function syntaxFlaws(document: Document, yaml: string): Flaw[] {
  const flaws = [...reported(document, yaml), ...silent(document, yaml)].sort(
    (one, other) => one.offset - other.offset,
  );
  const lines = flaws.map(({ offset }) => lineStart(yaml, offset));
  return flaws.filter((_, index) => index === 0 || lines[index] !== lines[index - 1]);
}

/** What the parser says. Where one error makes all later ones, authors hear of the first. */
function reported(document: Document, yaml: string): Flaw[] {
  const errors = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  const flaws: Flaw[] = [];
  // A tab makes every line below look wrong; other tabs are worth naming.
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  for (const error of tabs.length > 0 ? tabs : errors) {
    const { offset = error.pos[0], isLast, ...words } = wordsForError(error, yaml);
    flaws.push({ ...words, offset, breaking: !['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED'].includes(error.code) });
    if (isLast) break;
  }
  return flaws;
}

/** What the parser takes without a word, and no author means. */
function silent(document: Document, yaml: string): Flaw[] {
  const flaws: Flaw[] = [];
  visit(document, {
    Node(_key, node) {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        const what = `*${node.source} is read as a reference, not as text.`;
        flaws.push({ offset: start, what, fix: QUOTE_TEXT, breaking: true });
      } else if (node.anchor) {
        const what = `&${node.anchor} at the start of a text is left out.`;
        flaws.push({ offset: yaml.lastIndexOf('&', start), what, fix: QUOTE_TEXT, breaking: false });
      }
      const note = noteAfter(node, yaml);
      if (note) {
        const what = `"${note.trimEnd()}" is left out: a # after a space starts a note.`;
        flaws.push({ offset: yaml.indexOf(note, start), what, fix: QUOTE_TEXT, breaking: false });
      }
    },
  });
  return flaws;
}

/** The end of a text that its author did not mean as a note: "Hunt #1". Whoever writes a note puts a space after the #. */
function noteAfter(node: Node, yaml: string): string | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
  return /^[ \t]+(#[^\s#][^\n]*)/.exec(yaml.slice(node.range[1], node.range[2]))?.[1];
}
