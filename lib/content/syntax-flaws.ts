import { isAlias, isScalar, visit, type Document, type Node } from 'yaml';
import { getLineStart, QUOTE_TEXT, describeYamlError } from './describe-yaml-error.ts';

/**
 * A syntax error in YAML. `offset` counts characters from the start of the YAML. After a breaking flaw, the values of the
 * file cannot be used.
 */
export type Flaw = { offset: number; what: string; fix: string; isBreaking: boolean };

/** All syntax errors in the YAML of a file, in order, at most one per line. */
export function findSyntaxFlaws(document: Document, yaml: string): Flaw[] {
  const flaws = [...getParserFlaws(document, yaml), ...findSilentFlaws(document, yaml)].sort(
    (one, other) => one.offset - other.offset,
  );
  const lines = flaws.map(({ offset }) => getLineStart(yaml, offset));
  return flaws.filter((_, index) => index === 0 || lines[index] !== lines[index - 1]);
}

/** The errors of the parser. If one error causes all later ones, only the first is returned. */
function getParserFlaws(document: Document, yaml: string): Flaw[] {
  const errors = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  const flaws: Flaw[] = [];
  // A tab causes an error in every line below it, so only the tabs are reported.
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  for (const error of tabs.length > 0 ? tabs : errors) {
    const { offset = error.pos[0], isLast, ...description } = describeYamlError(error, yaml);
    flaws.push({ ...description, offset, isBreaking: !['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED'].includes(error.code) });
    if (isLast) break;
  }
  return flaws;
}

/** A whole text in curly quotes, as word processors write them. */
const IN_CURLY_QUOTES = /^(?:[\u201c-\u201f].*[\u201c-\u201f]|[\u2018\u201a].*[\u2018\u2019])$/s;

/** Valid YAML that authors write by mistake: anchors, aliases, curly quotes, and a # inside a text. */
function findSilentFlaws(document: Document, yaml: string): Flaw[] {
  const flaws: Flaw[] = [];
  visit(document, {
    Node(_key, node) {
      const start = node.range?.[0] ?? 0;
      if (isAlias(node)) {
        const what = `*${node.source} is read as a reference, not as text.`;
        flaws.push({ offset: start, what, fix: QUOTE_TEXT, isBreaking: true });
      } else if (node.anchor) {
        const what = `&${node.anchor} at the start of a text is left out.`;
        flaws.push({ offset: yaml.lastIndexOf('&', start), what, fix: QUOTE_TEXT, isBreaking: false });
      }
      if (isScalar(node) && node.type === 'PLAIN' && IN_CURLY_QUOTES.test(String(node.value))) {
        const what = 'Curly quotes do not hold a text together, so they would show.';
        const fix =
          'Delete them; to quote a text, use straight "double quotes". Put both around it if the curly ones should show.';
        flaws.push({ offset: start, what, fix, isBreaking: false });
      }
      const comment = findTrailingComment(node, yaml);
      if (comment) {
        const what = `"${comment.trimEnd()}" is left out: a # after a space starts a note.`;
        flaws.push({ offset: yaml.indexOf(comment, start), what, fix: QUOTE_TEXT, isBreaking: false });
      }
    },
  });
  return flaws;
}

/** A comment that its author meant as text, as in "Hunt #1". An intended comment has a space after its #. */
function findTrailingComment(node: Node, yaml: string): string | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
  return /^[ \t]+(#[^\s#][^\n]*)/.exec(yaml.slice(node.range[1], node.range[2]))?.[1];
}
