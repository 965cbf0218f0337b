import { LineCounter, isCollection, isPair, isScalar, parseDocument, type Document } from 'yaml';
import { splitFrontMatter } from './front-matter.ts';
import type { Path } from './field-name.ts';
import type { Problem } from './problem.ts';
import { syntaxFlaws } from './syntax-flaws.ts';
import { lineStart } from './syntax-words.ts';

/*
 * Glossary
 *   source        the text of one content file, with its path for messages
 *   front matter  the YAML between the two --- lines of a .md file
 *   locate        from a field's path (['stats', 0, 'icon']) to the line and column where an author finds it
 *   find          from words inside of a text to the line and column of those words
 */

export type Source = { file: string; text: string };
export type Position = { line: number; column: number };

export type Parsed = {
  /** Undefined when the file could not be read at all; `problems` says why. */
  value: unknown;
  body: string;
  /** The whole file, without byte order mark and carriage returns. */
  text: string;
  problems: Problem[];
  /** Of a missing field: where its nearest parent is. */
  locate: (path: Path) => Position;
  /** The `nth` place (from 0) where `words` stand in the text at `path`; where the field is when they are not found. */
  find: (path: Path, words: string | RegExp, nth?: number) => Position;
};

/** A stretch of the whole text. */
type Stretch = { from: number; to: number };

/** Parses a .md file: YAML front matter, then the body. Reports syntax errors instead of throwing. */
export function parseMarkdownSource(source: Source): Parsed {
  const text = normalize(source.text);
  const unmerged = unmergedProblems(source.file, text);
  if (unmerged.length > 0) return unreadable(unmerged);
  const parts = splitFrontMatter(text);
  if ('what' in parts) return unreadable([{ file: source.file, column: 1, field: 'front matter', ...parts }]);
  const { yaml, yamlStart, body, bodyStart } = parts;
  const parsed = parseYaml(source.file, yaml, text, yamlStart, { from: bodyStart, to: text.length });
  return { ...parsed, body };
}

/** Parses a .yaml file. Reports syntax errors instead of throwing. */
export function parseYamlSource(source: Source): Parsed {
  const text = normalize(source.text);
  const unmerged = unmergedProblems(source.file, text);
  return unmerged.length > 0 ? unreadable(unmerged) : parseYaml(source.file, text, text, 0);
}

function parseYaml(file: string, yaml: string, text: string, yamlStart: number, body?: Stretch): Parsed {
  const at = positionsOf(text);
  const document = parseDocument(yaml, { prettyErrors: false, uniqueKeys: true });
  const flaws = syntaxFlaws(document, yaml);
  const problems = flaws.map(({ offset, what, fix }) => ({
    file,
    ...at(yamlStart + offset),
    field: fieldOnLine(text, yamlStart + offset),
    what,
    fix,
  }));
  const stretchOf = (path: Path): Stretch => {
    if (body && path[0] === 'body') return body;
    const { from, to } = stretchIn(document, path);
    return { from: from + yamlStart, to: to + yamlStart };
  };
  const locate = (path: Path) => at(stretchOf(path).from);
  return {
    value: flaws.some(({ breaking }) => breaking) ? undefined : document.toJS(),
    body: '',
    text,
    problems,
    locate,
    find(path, words, nth = 0) {
      const { from, to } = stretchOf(path);
      const offset = offsetsOf(words, text.slice(from, to))[nth];
      return offset === undefined ? locate(path) : at(from + offset);
    },
  };
}

/** The stretch of the YAML from the key at `path` to the end of its value, or of its nearest parent that is there. */
function stretchIn(document: Document, path: Path): Stretch {
  let node: unknown = document.contents;
  let stretch: Stretch = { from: rangeOf(node).from, to: rangeOf(node).to };
  for (const step of path) {
    if (!isCollection(node)) break;
    const item = node.items.find((entry, index) =>
      isPair(entry) ? isScalar(entry.key) && entry.key.value === step : index === step,
    );
    if (item === undefined) break;
    node = isPair(item) ? item.value : item;
    const from = rangeOf(isPair(item) ? item.key : item).from;
    stretch = { from, to: Math.max(from, rangeOf(node).to) };
  }
  return stretch;
}

function rangeOf(node: unknown): Stretch {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return { from: range?.[0] ?? 0, to: range?.[1] ?? 0 };
}

/** Turns offsets into positions. */
function positionsOf(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) lines.addNewLine(i + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

function offsetsOf(words: string | RegExp, text: string): number[] {
  if (words instanceof RegExp) return [...text.matchAll(words)].map(({ index }) => index);
  const offsets: number[] = [];
  for (let i = text.indexOf(words); i >= 0; i = text.indexOf(words, i + words.length)) offsets.push(i);
  return offsets;
}

/** The name of the field that starts on a line, for flaws that keep the file from having fields. */
function fieldOnLine(text: string, offset: number): string {
  const line = text.slice(lineStart(text, offset)).split('\n', 1)[0] ?? '';
  return /^\s*(?:- +)*(?:[[{] *)*["']?([\w-]+)["']?:/.exec(line)?.[1] ?? 'this line';
}

/** Without the byte order mark and carriage returns that some editors add; lines and columns stay the same. */
function normalize(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** Lines that git leaves where two people changed the same words. */
function unmergedProblems(file: string, text: string): Problem[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!/^<{7}(?: |$)/.test(line)) return [];
    const what = 'Two changes of the same lines meet here, and git asks which one to keep.';
    const fix = 'Keep one of the two, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.';
    return [{ file, line: index + 1, column: 1, field: 'this line', what, fix }];
  });
}

function unreadable(problems: Problem[]): Parsed {
  const start = { line: 1, column: 1 };
  return { value: undefined, body: '', text: '', problems, locate: () => start, find: () => start };
}
