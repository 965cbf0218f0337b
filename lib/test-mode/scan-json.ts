import type { Path } from './issue.ts';
import { forgetPlaces, placeTree, type PlaceTree } from './place-tree.ts';

/*
 * Glossary
 *   scan      reads JSON only for places: where values stand, where names repeat, and where the text stops being JSON
 *   failure   the first such place, in the same words in every browser (engines differ, and some give no position)
 *   read      how many brackets, colons and values were read before the failure
 */

export type Failure = { offset: number; what: string; path: Path; isTooDeep: boolean };
export type Repeat = { path: Path; offset: number };
export type Scan = { failure: Failure | null; repeats: Repeat[]; places: PlaceTree; read: number };

export const DEEPEST = 32;

/** Nobody reads more than this. */
const MOST_REPEATS = 200;

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const PLAIN = /[^"\\\u0000-\u001f]+/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class ScanFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.what);
    this.failure = failure;
  }
}

/** Scans a text and finds the places of the wanted paths. Never throws. */
export function scanJson(text: string, wanted: readonly Path[] = []): Scan {
  const places = placeTree(wanted);
  const repeats: Repeat[] = [];
  const path: (string | number)[] = [];
  let offset = 0;
  let read = 0;

  function fail(what: string, at = offset, isTooDeep = false): never {
    throw new ScanFailure({ offset: at, what, path: [...path], isTooDeep });
  }

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = offset;
    if (!pattern.test(text)) return false;
    offset = pattern.lastIndex;
    return true;
  }

  function takeChar(char: string): boolean {
    take(SPACE);
    if (text[offset] !== char) return false;
    offset += 1;
    // A comma counts with the value after it.
    if (char !== ',') read += 1;
    return true;
  }

  function found(): string {
    const code = text.codePointAt(offset);
    if (code === undefined) return 'the text ends';
    const char = String.fromCodePoint(code);
    if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(char)) return `there is ${char}`;
    return `there is the invisible character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }

  function readString(): string {
    const start = offset;
    offset += 1;
    while (text[offset] !== '"') {
      if (take(PLAIN) || take(ESCAPE)) continue;
      if (offset >= text.length) fail('a text in double quotes is never closed', start);
      fail(
        text[offset] === '\\' ? 'unknown escape after \\' : 'a line break or tab inside a text, write it as \\n or \\t',
      );
    }
    offset += 1;
    return text.slice(start, offset);
  }

  function readMembers(close: ']' | '}', tree: PlaceTree | undefined): void {
    if (path.length >= DEEPEST) fail(`nested more than ${DEEPEST} levels deep`, offset, true);
    takeChar(text[offset] ?? '');
    if (takeChar(close)) return;
    const names = new Set<string>();
    for (let index = 0; ; index += 1) {
      take(SPACE);
      if (index > 0 && text[offset] === close) fail(`a comma too many before ${close}`);
      if (close === ']') readItem(index, tree);
      else readProperty(names, tree);
      if (takeChar(close)) return;
      if (!takeChar(',')) fail(`expected a comma or ${close}, but ${found()}`);
    }
  }

  function readItem(index: number, tree: PlaceTree | undefined): void {
    path.push(index);
    readValue(tree?.children.get(index));
    path.pop();
  }

  function readProperty(names: Set<string>, tree: PlaceTree | undefined): void {
    const start = offset;
    if (text[offset] !== '"') fail(`expected a name in double quotes, but ${found()}`);
    const written = readString();
    const name = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
    path.push(name);
    const node = tree?.children.get(name);
    if (names.has(name)) {
      if (repeats.length < MOST_REPEATS) repeats.push({ path: [...path], offset: start });
      if (node) forgetPlaces(node);
    }
    names.add(name);
    if (!takeChar(':')) fail(`expected a colon after the name, but ${found()}`);
    readValue(node, start);
    path.pop();
  }

  /** `named` is where the name of the value stands, when it has one. */
  function readValue(node: PlaceTree | undefined, named?: number): void {
    take(SPACE);
    const start = offset;
    // Known at once, so that a failure inside leaves the place of what was begun.
    if (node) node.place = { offset: named ?? start, start, end: start };
    if (text[offset] === '[') readMembers(']', node);
    else if (text[offset] === '{') readMembers('}', node);
    else if (text[offset] === '"') readString();
    else if (!take(NUMBER) && !take(WORD)) fail(`expected a value, but ${found()}`);
    read += 1;
    if (node?.place) node.place.end = offset;
  }

  function scan(): Failure | null {
    try {
      readValue(places);
      take(SPACE);
      if (offset < text.length) fail(`expected the end, but ${found()}`);
      return null;
    } catch (error) {
      if (!(error instanceof ScanFailure)) throw error;
      return error.failure;
    }
  }

  const failure = scan();
  return { failure, repeats, places, read };
}
