import type { Path } from './issue.ts';

/*
 * Glossary
 *   scan      reads JSON only for places: where values stand, and where the text stops being JSON
 *   failure   the first such place, in the same words in every browser (engines differ, and some give no position)
 *   wanted    keys of paths whose offsets are kept; the rest of a large text costs no memory
 */

export type Failure = { offset: number; what: string };
export type Scan = { failure: Failure | null; offsets: Map<string, number> };

const DEEPEST = 200;
const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const PLAIN = /[^"\\\u0000-\u001f]+/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class ScanFailure extends Error {
  readonly failure: Failure;

  constructor(offset: number, what: string) {
    super(what);
    this.failure = { offset, what };
  }
}

export function pathKey(path: Path): string {
  return JSON.stringify(path);
}

/** Scans a text. Never throws. */
export function scanJson(text: string, wanted: ReadonlySet<string> = new Set()): Scan {
  const offsets = new Map<string, number>();
  let offset = 0;

  function fail(what: string, at = offset): never {
    throw new ScanFailure(at, what);
  }

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = offset;
    const match = pattern.exec(text)?.[0];
    offset += match?.length ?? 0;
    return match;
  }

  function takeChar(char: string): boolean {
    take(SPACE);
    if (text[offset] !== char) return false;
    offset += 1;
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

  function readMembers(path: Path, close: ']' | '}'): void {
    offset += 1;
    if (takeChar(close)) return;
    for (let index = 0; ; index += 1) {
      take(SPACE);
      if (index > 0 && text[offset] === close) fail(`a comma too many before ${close}`);
      if (close === ']') readValue([...path, index]);
      else readProperty(path);
      if (takeChar(close)) return;
      if (!takeChar(',')) fail(`expected a comma or ${close}, but ${found()}`);
    }
  }

  function readProperty(path: Path): void {
    const start = offset;
    if (text[offset] !== '"') fail(`expected a name in double quotes, but ${found()}`);
    const name = JSON.parse(readString()) as string;
    if (!takeChar(':')) fail(`expected a colon after the name, but ${found()}`);
    readValue([...path, name], start);
  }

  /** `place` is where people look for the value: at its name when it has one. */
  function readValue(path: Path, place?: number): void {
    take(SPACE);
    if (path.length > DEEPEST) fail(`nested more than ${DEEPEST} levels deep`);
    const key = wanted.size > 0 ? pathKey(path) : '';
    if (wanted.has(key)) offsets.set(key, place ?? offset);
    if (text[offset] === '[') readMembers(path, ']');
    else if (text[offset] === '{') readMembers(path, '}');
    else if (text[offset] === '"') readString();
    else if (!take(NUMBER) && !take(WORD)) fail(`expected a value, but ${found()}`);
  }

  try {
    readValue([]);
    take(SPACE);
    if (offset < text.length) fail(`expected the end, but ${found()}`);
    return { failure: null, offsets };
  } catch (error) {
    if (!(error instanceof ScanFailure)) throw error;
    return { failure: error.failure, offsets };
  }
}
