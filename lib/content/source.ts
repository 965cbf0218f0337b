import { LineCounter, isCollection, isPair, isScalar, parseDocument, type Document } from 'yaml';
import { splitFrontMatter } from './front-matter.ts';
import type { Path } from './field-name.ts';
import type { Problem } from './problem.ts';
import { findSyntaxFlaws } from './syntax-flaws.ts';
import { getLineStart } from './describe-yaml-error.ts';

/*
 * Parses content files and records the positions of their fields, so that error messages name a line and a column. The front
 * matter of a .md file is the YAML between its two lines of ---.
 */

/** The text of a content file, with its path for error messages. */
export type Source = { file: string; text: string };

/** Line and column count from 1. */
export type Position = { line: number; column: number };

export type Parsed = {
  /** The value of the YAML. Undefined if the file could not be parsed; `problems` says why. */
  value: unknown;
  /** The markdown below the front matter. */
  body: string;
  /** The whole file, without byte order mark and carriage returns. */
  text: string;
  problems: Problem[];
  /** The position of a field; of its nearest existing parent if the field is missing. */
  locate: (path: Path) => Position;
  /** The position of the `nth` match (from 0) in the text at `path`; the position of the field if there is no match. */
  find: (path: Path, search: string | RegExp, nth?: number) => Position;
};

/** A range of the whole text, in characters; `to` is exclusive. */
type Range = { from: number; to: number };

/** Parses a .md file: YAML front matter, then the body. Reports syntax errors instead of throwing. */
export function parseMarkdownSource(source: Source): Parsed {
  const text = normalize(source.text);
  const unmerged = findConflictMarkers(source.file, text);
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
  const unmerged = findConflictMarkers(source.file, text);
  return unmerged.length > 0 ? unreadable(unmerged) : parseYaml(source.file, text, text, 0);
}

function parseYaml(file: string, yaml: string, text: string, yamlStart: number, body?: Range): Parsed {
  const toPosition = createPositionLookup(text);
  const document = parseDocument(yaml, { prettyErrors: false, uniqueKeys: true });
  const flaws = findSyntaxFlaws(document, yaml);
  const problems = flaws.map(({ offset, what, fix }) => ({
    file,
    ...toPosition(yamlStart + offset),
    field: getFieldOnLine(text, yamlStart + offset),
    what,
    fix,
  }));
  const getRange = (path: Path): Range => {
    if (body && path[0] === 'body') return body;
    const { from, to } = findYamlRange(document, path);
    return { from: from + yamlStart, to: to + yamlStart };
  };
  const locate = (path: Path) => toPosition(getRange(path).from);
  return {
    value: flaws.some(({ isBreaking }) => isBreaking) ? undefined : document.toJS(),
    body: '',
    text,
    problems,
    locate,
    find(path, search, nth = 0) {
      const { from, to } = getRange(path);
      const offset = findOffsets(search, text.slice(from, to))[nth];
      return offset === undefined ? locate(path) : toPosition(from + offset);
    },
  };
}

/** The range of the YAML from the key at `path` to the end of its value; of its nearest existing parent if it is missing. */
function findYamlRange(document: Document, path: Path): Range {
  let node: unknown = document.contents;
  let range: Range = { from: getNodeRange(node).from, to: getNodeRange(node).to };
  for (const step of path) {
    if (!isCollection(node)) break;
    const item = node.items.find((entry, index) =>
      isPair(entry) ? isScalar(entry.key) && entry.key.value === step : index === step,
    );
    if (item === undefined) break;
    node = isPair(item) ? item.value : item;
    const from = getNodeRange(isPair(item) ? item.key : item).from;
    range = { from, to: Math.max(from, getNodeRange(node).to) };
  }
  return range;
}

function getNodeRange(node: unknown): Range {
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  return { from: range?.[0] ?? 0, to: range?.[1] ?? 0 };
}

/** Returns a function from an offset of the text to its position. */
function createPositionLookup(text: string): (offset: number) => Position {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) lines.addNewLine(i + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

function findOffsets(search: string | RegExp, text: string): number[] {
  if (search instanceof RegExp) return [...text.matchAll(search)].map(({ index }) => index);
  const offsets: number[] = [];
  for (let i = text.indexOf(search); i >= 0; i = text.indexOf(search, i + search.length)) offsets.push(i);
  return offsets;
}

/** The name of the field that starts on a line, for syntax errors that leave the file without parsed fields. */
function getFieldOnLine(text: string, offset: number): string {
  const line = text.slice(getLineStart(text, offset)).split('\n', 1)[0] ?? '';
  return /^\s*(?:- +)*(?:[[{] *)*["']?([\w-]+)["']?:/.exec(line)?.[1] ?? 'this line';
}

/** Removes the byte order mark and carriage returns that some editors add. Lines and columns stay the same. */
function normalize(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** Finds the conflict markers of git. */
function findConflictMarkers(file: string, text: string): Problem[] {
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
