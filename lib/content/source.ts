import matter from 'gray-matter';
import { LineCounter, isCollection, isPair, isScalar, parseDocument, visit, type Document } from 'yaml';
import type { Problem } from './problem.ts';

/*
 * Glossary
 *   source        the text of one content file, with its path for messages
 *   front matter  the YAML between the two --- lines of a .md file
 *   locate        from a field's path (['stats', 0, 'icon']) to the line and column where an author finds it
 */

export type Source = { file: string; text: string };
export type Path = readonly PropertyKey[];
export type Position = { line: number; column: number };
export type Parsed = { value: unknown; body: string; problems: Problem[]; locate: (path: Path) => Position };

const QUOTE_TEXT = 'Put "double quotes" around the whole text.';

const refuse = () => {
  throw new Error('Only YAML front matter is allowed.');
};

/** Parses a .md file: YAML front matter, then the body. Reports syntax errors instead of throwing. */
export function parseMarkdownSource(source: Source): Parsed {
  const text = normalize(source.text);
  if (!/^---[ \t]*\r?\n/.test(text)) return missingFrontMatter(source.file, text);
  // The options object keeps gray-matter from caching: cached broken files come back empty on a second read.
  const { matter: yaml, content } = matter(text, {
    engines: { yaml: () => ({}), js: refuse, javascript: refuse, json: refuse, coffee: refuse },
  });
  return { ...parseYaml(source.file, yaml, text, 3), body: content.trim() };
}

/** Parses a .yaml file. Reports syntax errors instead of throwing. */
export function parseYamlSource(source: Source): Parsed {
  const text = normalize(source.text);
  return parseYaml(source.file, text, text, 0);
}

function parseYaml(file: string, yaml: string, whole: string, offset: number): Parsed {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let i = 0; i < whole.length; i += 1) if (whole[i] === '\n') lines.addNewLine(i + 1);
  const at = (position: number): Position => {
    const { line, col } = lines.linePos(position + offset);
    return { line, column: col };
  };
  const document = parseDocument(yaml, { prettyErrors: false, uniqueKeys: true });
  const problems = document.errors.map((error) => ({
    file,
    ...at(error.pos[0]),
    field: 'YAML',
    what: sentence(error.message),
    fix: fixForSyntax(error.code),
  }));
  // Nobody means an alias: it is emphasis (*so*) at the start of a text without quotes.
  visit(document, {
    Alias: (_key, alias) =>
      void problems.push({
        file,
        ...at(rangeStart(alias)),
        field: 'YAML',
        what: `*${alias.source} is read as a reference, not as text.`,
        fix: QUOTE_TEXT,
      }),
  });
  const value: unknown = problems.length > 0 ? null : document.toJS();
  return { value, body: '', problems, locate: (path) => at(offsetOf(document, path)) };
}

/** The offset of the key at `path`, or of its nearest existing parent when the key is missing. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = rangeStart(node);
  for (const step of path) {
    if (!isCollection(node)) break;
    const item = node.items.find((entry, index) =>
      isPair(entry) ? isScalar(entry.key) && entry.key.value === step : index === step,
    );
    if (item === undefined) break;
    offset = isPair(item) ? rangeStart(item.key) : rangeStart(item);
    node = isPair(item) ? item.value : item;
  }
  return offset;
}

function rangeStart(node: unknown): number {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return range?.[0] ?? 0;
}

/** Without the byte order mark and carriage returns that some editors add; lines and columns stay the same. */
function normalize(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function missingFrontMatter(file: string, text: string): Parsed {
  const blankFirst = /^\s+---/.test(text);
  const problem = {
    file,
    line: 1,
    column: 1,
    field: 'front matter',
    what: blankFirst ? 'There is an empty line above the first ---.' : 'The file does not start with ---.',
    fix: blankFirst ? 'Delete everything above the first ---.' : 'Start the file with a line that holds only ---.',
  };
  return { value: null, body: '', problems: [problem], locate: () => ({ line: 1, column: 1 }) };
}

function fixForSyntax(code: string): string {
  if (code === 'DUPLICATE_KEY') return 'Keep one of the two and delete the other.';
  if (code === 'TAB_AS_INDENT') return 'Indent with spaces, never with tabs.';
  return `Look for a missing quote or a colon inside plain text. ${QUOTE_TEXT}`;
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
