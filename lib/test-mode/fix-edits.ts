import { isRecord } from './read-shape.ts';
import { gapsBetween, quotedParts } from './quoted-parts.ts';
import { scanJson } from './scan-json.ts';
import { REQUIRED } from './validate.ts';

/** Text from `start` to `end` becomes `insert`. Edits of one list never overlap and stand in order. */
export type Edit = { start: number; end: number; insert: string };

/** A common accident of pasting: its name, what putting it right does, and the edits that do it; none when all is well. */
export type Accident = { id: string; title: string; editsFor: (text: string) => Edit[] };

/** In the order in which they are put right. */
export const ACCIDENTS: readonly Accident[] = [
  { id: 'fence', title: 'Take away the ``` marks around the JSON', editsFor: fenceEdits },
  { id: 'byte-order-mark', title: 'Take away an invisible mark', editsFor: markEdits },
  { id: 'spaces', title: 'Turn special spaces into plain ones', editsFor: spaceEdits },
  { id: 'quotes', title: 'Turn curly or single quotes into straight double ones', editsFor: quoteEdits },
  { id: 'commas', title: 'Take away commas that nothing follows', editsFor: commaEdits },
  { id: 'wrapper', title: 'Keep only the list inside', editsFor: unwrapEdits },
  { id: 'list', title: 'Make it a list by putting it in square brackets', editsFor: listEdits },
];

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  const pieces = edits.flatMap(({ start, end, insert }) => {
    const kept = text.slice(at, start);
    at = end;
    return [kept, insert];
  });
  return [...pieces, text.slice(at)].join('');
}

const OPENING_FENCE = /```[\w-]*\s*(?=[[{])/;
const CLOSING_FENCE = /(?<=[\]}]\s*)```/;

function fenceEdits(text: string): Edit[] {
  const opening = /^\s*[[{]/.test(text) ? null : OPENING_FENCE.exec(text);
  const from = opening ? opening.index + opening[0].length : 0;
  const rest = text.slice(from);
  const closing = inGaps(rest, CLOSING_FENCE)[0];
  return [
    ...(opening ? [{ start: 0, end: from, insert: '' }] : []),
    ...(closing ? [{ start: from + closing.start, end: text.length, insert: '' }] : []),
  ];
}

function markEdits(text: string): Edit[] {
  return inGaps(text, /\ufeff/g);
}

function spaceEdits(text: string): Edit[] {
  const wide = inGaps(text, /[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g, ' ');
  const invisible = inGaps(text, /[\u200b\u2060]/g);
  return [...wide, ...invisible].toSorted((left, right) => left.start - right.start);
}

function quoteEdits(text: string): Edit[] {
  return quotedParts(text).flatMap(({ start, end, isClosed }) => {
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

/** Runs of commas are looked at as a whole, so that a text of nothing else does not take minutes. */
function commaEdits(text: string): Edit[] {
  return inGaps(text, /,[\s,]*/g)
    .filter(({ end }) => end === text.length || text[end] === '}' || text[end] === ']')
    .flatMap(({ start, end }) =>
      Array.from(text.slice(start, end).matchAll(/,/g), ({ index }) => ({
        start: start + index,
        end: start + index + 1,
        insert: '',
      })),
    );
}

/** An object around one list, such as { "caseStudies": [...] }, is not a case study itself. */
function unwrapEdits(text: string): Edit[] {
  const json = parsed(text);
  if (!isRecord(json) || isStudyLike(json)) return [];
  const lists = Object.keys(json).filter((key) => Array.isArray(json[key]));
  const [key] = lists;
  if (key === undefined || lists.length > 1) return [];
  const place = scanJson(text, [[key]]).places.children.get(key)?.place;
  if (!place) return [];
  return [
    { start: 0, end: place.start, insert: '' },
    { start: place.end, end: text.length, insert: '' },
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
  const json = parsed(applyEdits(text, edits));
  return Array.isArray(json) && json.every(isStudyLike) ? edits : [];
}

function isStudyLike(json: unknown): boolean {
  return isRecord(json) && REQUIRED.some((key) => Object.hasOwn(json, key));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every match outside the quoted parts of a text becomes `insert`. */
function inGaps(text: string, pattern: RegExp, insert = ''): Edit[] {
  if (text.search(pattern) < 0) return [];
  const every = new RegExp(pattern, [...new Set(`${pattern.flags}g`)].join(''));
  return gapsBetween(text, quotedParts(text)).flatMap((gap) =>
    Array.from(text.slice(gap.start, gap.end).matchAll(every), ({ 0: found, index }) => ({
      start: gap.start + index,
      end: gap.start + index + found.length,
      insert,
    })),
  );
}
