import type { Path } from './issue.ts';
import { clearLocations, createLocationTree, type LocationTree } from './location-tree.ts';

/*
 * Glossary
 *   scan         parses JSON for positions only: of values, of duplicate keys, and of the first syntax error
 *   failure      the first syntax error, with the same message in every browser (the messages of JSON.parse differ between engines,
 *                and some have no position)
 *   tokenCount   the number of brackets, colons and values before the failure
 */

/** `offset` counts from 0. `path` is the value in which the failure is. */
export type Failure = { offset: number; description: string; path: Path; isTooDeep: boolean };
export type DuplicateKey = { path: Path; offset: number };
export type Scan = {
  failure: Failure | null;
  duplicateKeys: DuplicateKey[];
  locations: LocationTree;
  tokenCount: number;
};

export const MAX_DEPTH = 32;

/** The maximum number of duplicate keys that are reported. */
const MAX_DUPLICATE_KEYS = 200;

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const UNESCAPED = /[^"\\\u0000-\u001f]+/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class ScanFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.description);
    this.failure = failure;
  }
}

/** Scans a text and finds the locations of the wanted paths. Never throws. */
export function scanJson(text: string, wanted: readonly Path[] = []): Scan {
  const locations = createLocationTree(wanted);
  const duplicateKeys: DuplicateKey[] = [];
  const path: (string | number)[] = [];
  let offset = 0;
  let tokenCount = 0;

  function fail(description: string, at = offset, isTooDeep = false): never {
    throw new ScanFailure({ offset: at, description, path: [...path], isTooDeep });
  }

  function consume(pattern: RegExp): boolean {
    pattern.lastIndex = offset;
    if (!pattern.test(text)) return false;
    offset = pattern.lastIndex;
    return true;
  }

  function consumeChar(char: string): boolean {
    consume(SPACE);
    if (text[offset] !== char) return false;
    offset += 1;
    // A comma counts together with the value after it.
    if (char !== ',') tokenCount += 1;
    return true;
  }

  function describeNext(): string {
    const code = text.codePointAt(offset);
    if (code === undefined) return 'the text ends';
    const char = String.fromCodePoint(code);
    if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(char)) return `there is ${char}`;
    return `there is the invisible character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }

  function scanString(): string {
    const start = offset;
    offset += 1;
    while (text[offset] !== '"') {
      if (consume(UNESCAPED) || consume(ESCAPE)) continue;
      if (offset >= text.length) fail('a text in double quotes is never closed', start);
      fail(
        text[offset] === '\\' ? 'unknown escape after \\' : 'a line break or tab inside a text, write it as \\n or \\t',
      );
    }
    offset += 1;
    return text.slice(start, offset);
  }

  function scanMembers(close: ']' | '}', tree: LocationTree | undefined): void {
    if (path.length >= MAX_DEPTH) fail(`nested more than ${MAX_DEPTH} levels deep`, offset, true);
    consumeChar(text[offset] ?? '');
    if (consumeChar(close)) return;
    const names = new Set<string>();
    for (let index = 0; ; index += 1) {
      consume(SPACE);
      if (index > 0 && text[offset] === close) fail(`a comma too many before ${close}`);
      if (close === ']') scanItem(index, tree);
      else scanProperty(names, tree);
      if (consumeChar(close)) return;
      if (!consumeChar(',')) fail(`expected a comma or ${close}, but ${describeNext()}`);
    }
  }

  function scanItem(index: number, tree: LocationTree | undefined): void {
    path.push(index);
    scanValue(tree?.children.get(index));
    path.pop();
  }

  function scanProperty(names: Set<string>, tree: LocationTree | undefined): void {
    const start = offset;
    if (text[offset] !== '"') fail(`expected a name in double quotes, but ${describeNext()}`);
    const written = scanString();
    const name = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
    path.push(name);
    const node = tree?.children.get(name);
    if (names.has(name)) {
      if (duplicateKeys.length < MAX_DUPLICATE_KEYS) duplicateKeys.push({ path: [...path], offset: start });
      if (node) clearLocations(node);
    }
    names.add(name);
    if (!consumeChar(':')) fail(`expected a colon after the name, but ${describeNext()}`);
    scanValue(node, start);
    path.pop();
  }

  /** `keyOffset` is the offset of the key of the value, when it has one. */
  function scanValue(node: LocationTree | undefined, keyOffset?: number): void {
    consume(SPACE);
    const start = offset;
    // Set before the value is scanned, so that it is known even when the scan fails inside.
    if (node) node.location = { offset: keyOffset ?? start, start, end: start };
    if (text[offset] === '[') scanMembers(']', node);
    else if (text[offset] === '{') scanMembers('}', node);
    else if (text[offset] === '"') scanString();
    else if (!consume(NUMBER) && !consume(LITERAL)) fail(`expected a value, but ${describeNext()}`);
    tokenCount += 1;
    if (node?.location) node.location.end = offset;
  }

  function scan(): Failure | null {
    try {
      scanValue(locations);
      consume(SPACE);
      if (offset < text.length) fail(`expected the end, but ${describeNext()}`);
      return null;
    } catch (error) {
      if (!(error instanceof ScanFailure)) throw error;
      return error.failure;
    }
  }

  const failure = scan();
  return { failure, duplicateKeys, locations, tokenCount };
}
