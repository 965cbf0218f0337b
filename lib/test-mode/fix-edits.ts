import { isRecord } from '#lib/content/is-record';
import { getUnquotedRanges, findQuotedStrings } from './quoted-strings.ts';
import { scanJson } from './scan-json.ts';
import { REQUIRED } from './validate.ts';

/** Replaces the text from `start` to `end` with `insert`. The edits of a list are in order and do not overlap. */
export type Edit = { start: number; end: number; insert: string };

/** A rule for one common kind of damage: its title for the visitor, and the edits that repair a text; none for an intact text. */
export type FixRule = { id: string; title: string; findEdits: (text: string) => Edit[] };

/** In the order in which they are applied. */
export const FIX_RULES: readonly FixRule[] = [
  { id: 'fence', title: 'Take away the ``` marks around the JSON', findEdits: fenceEdits },
  { id: 'byte-order-mark', title: 'Take away an invisible mark', findEdits: markEdits },
  { id: 'spaces', title: 'Turn special spaces into plain ones', findEdits: spaceEdits },
  { id: 'quotes', title: 'Turn curly or single quotes into straight double ones', findEdits: quoteEdits },
  { id: 'commas', title: 'Take away commas that nothing follows', findEdits: commaEdits },
  { id: 'wrapper', title: 'Keep only the list inside', findEdits: unwrapEdits },
  { id: 'list', title: 'Make it a list by putting it in square brackets', findEdits: listEdits },
];

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  const pieces = edits.flatMap(({ start, end, insert }) => {
    const unchanged = text.slice(at, start);
    at = end;
    return [unchanged, insert];
  });
  return [...pieces, text.slice(at)].join('');
}

const OPENING_FENCE = /```[\w-]*\s*(?=[[{])/;
const CLOSING_FENCE = /(?<=[\]}]\s*)```/;

function fenceEdits(text: string): Edit[] {
  const opening = /^\s*[[{]/.test(text) ? null : OPENING_FENCE.exec(text);
  const from = opening ? opening.index + opening[0].length : 0;
  const rest = text.slice(from);
  const closing = findOutsideStrings(rest, CLOSING_FENCE)[0];
  return [
    ...(opening ? [{ start: 0, end: from, insert: '' }] : []),
    ...(closing ? [{ start: from + closing.start, end: text.length, insert: '' }] : []),
  ];
}

function markEdits(text: string): Edit[] {
  return findOutsideStrings(text, /\ufeff/g);
}

function spaceEdits(text: string): Edit[] {
  const wide = findOutsideStrings(text, /[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g, ' ');
  const invisible = findOutsideStrings(text, /[\u200b\u2060]/g);
  return [...wide, ...invisible].toSorted((left, right) => left.start - right.start);
}

function quoteEdits(text: string): Edit[] {
  return findQuotedStrings(text).flatMap(({ start, end, isClosed }) => {
    const close = end - 1;
    if (!isClosed) return [];
    if (text[start] === '"' && text[close] === '"') return [];
    const inside = text.slice(start + 1, close);
    const escapes = Array.from(inside.matchAll(/\\.|"/g))
      .filter(([found]) => found === '"' || found === "\\'")
      .map(({ 0: found, index }) => ({
        start: start + 1 + index,
        end: start + 1 + index + found.length,
        insert: found === '"' ? '\\"' : "'",
      }));
    return [
      ...(text[start] === '"' ? [] : [{ start, end: start + 1, insert: '"' }]),
      ...escapes,
      ...(text[close] === '"' ? [] : [{ start: close, end, insert: '"' }]),
    ];
  });
}

/** Matches runs of commas as a whole, so that a text of commas only does not take minutes. */
function commaEdits(text: string): Edit[] {
  return findOutsideStrings(text, /,[\s,]*/g)
    .filter(({ end }) => end === text.length || text[end] === '}' || text[end] === ']')
    .flatMap(({ start, end }) =>
      Array.from(text.slice(start, end).matchAll(/,/g), ({ index }) => ({
        start: start + index,
        end: start + index + 1,
        insert: '',
      })),
    );
}

/** Edits that remove an object around a single array, such as { "caseStudies": [...] }. */
function unwrapEdits(text: string): Edit[] {
  const json = parseJson(text);
  if (!isRecord(json) || isStudyLike(json)) return [];
  const lists = Object.keys(json).filter((key) => Array.isArray(json[key]));
  const [key] = lists;
  if (key === undefined || lists.length > 1) return [];
  const location = scanJson(text, [[key]]).locations.children.get(key)?.location;
  if (!location) return [];
  return [
    { start: 0, end: location.start, insert: '' },
    { start: location.end, end: text.length, insert: '' },
  ];
}

function listEdits(text: string): Edit[] {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) return [];
  const start = text.indexOf('{');
  const end = start + trimmed.length;
  const edits = [
    { start, end: start, insert: '[' },
    { start: end, end, insert: ']' },
  ];
  const json = parseJson(applyEdits(text, edits));
  return Array.isArray(json) && json.every(isStudyLike) ? edits : [];
}

/** True for an object with a field that every case study has. */
export function isStudyLike(json: unknown): json is Record<string, unknown> {
  return isRecord(json) && REQUIRED.some((key) => Object.hasOwn(json, key));
}

/** The value of a JSON text; undefined when it is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Edits that replace every match outside quoted strings with `insert`. */
function findOutsideStrings(text: string, pattern: RegExp, insert = ''): Edit[] {
  if (text.search(pattern) < 0) return [];
  const every = new RegExp(pattern, [...new Set(`${pattern.flags}g`)].join(''));
  return getUnquotedRanges(text, findQuotedStrings(text)).flatMap((range) =>
    Array.from(text.slice(range.start, range.end).matchAll(every), ({ 0: found, index }) => ({
      start: range.start + index,
      end: range.start + index + found.length,
      insert,
    })),
  );
}
