import type { CaseStudy } from '#lib/case-studies/schema';
import { fieldName, type Path } from './issue.ts';
import { patchOf } from './patch.ts';
import { isAbsent, isRecord } from './read-shape.ts';

/** One field that differs, in words: "sections, challenge, title". `before` and `after` are short; null for nothing. */
export type FieldChange = { field: string; before: string | null; after: string | null };

export type ChangedStudy = { before: CaseStudy; study: CaseStudy; changes: FieldChange[] };

/** How a list differs from the published one. Every study of either list is in exactly one of the four. */
export type Difference = { added: CaseStudy[]; changed: ChangedStudy[]; removed: CaseStudy[]; same: CaseStudy[] };

/** The most characters of a value that a change shows, and how many of them stand before the first difference. */
const LONGEST = 90;
const LEAD = 24;

/** Compares two lists: studies are the same one when their slugs match, else when their ids do. */
export function differenceOf(published: CaseStudy[], loaded: CaseStudy[]): Difference {
  const partners = partnersOf(published, loaded);
  const found = new Set(partners.values());
  const difference: Difference = {
    added: [],
    changed: [],
    removed: published.filter((study) => !found.has(study)),
    same: [],
  };
  for (const study of loaded) {
    const before = partners.get(study);
    if (!before) difference.added.push(study);
    else if (patchOf(before, study) === undefined) difference.same.push(study);
    else difference.changed.push({ before, study, changes: changesBetween(before, study, []) });
  }
  return difference;
}

/** Each loaded study that has a published one, with it. */
export function partnersOf(published: CaseStudy[], loaded: CaseStudy[]): Map<CaseStudy, CaseStudy> {
  const partners = new Map<CaseStudy, CaseStudy>();
  for (const key of ['slug', 'id'] as const) {
    const taken = new Set(partners.values());
    const free = new Map(published.filter((study) => !taken.has(study)).map((study) => [study[key], study]));
    for (const study of loaded) {
      const partner = partners.has(study) ? undefined : free.get(study[key]);
      if (partner && free.delete(study[key])) partners.set(study, partner);
    }
  }
  return partners;
}

function changesBetween(before: unknown, after: unknown, path: Path): FieldChange[] {
  if (isAbsent(before) && isAbsent(after)) return [];
  const isMerged = (isRecord(before) && isRecord(after)) || (Array.isArray(before) && Array.isArray(after));
  if (isMerged) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => {
      const step = Array.isArray(before) ? Number(key) : key;
      return changesBetween(Reflect.get(before, key), Reflect.get(after, key), [...path, step]);
    });
  }
  const [left, right] = [wordsFor(before), wordsFor(after)];
  if (left === right) return [];
  const start = left === null || right === null ? 0 : firstDifference(left, right) - LEAD;
  return [{ field: fieldName(path), before: excerpt(left, start), after: excerpt(right, start) }];
}

/** A value as one text; null for nothing. */
function wordsFor(value: unknown): string | null {
  if (isAbsent(value)) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return Object.values(value!).map(wordsFor).filter(Boolean).join(', ') || null;
  return String(value);
}

function firstDifference(left: string, right: string): number {
  let index = 0;
  while (index < left.length && left[index] === right[index]) index += 1;
  return index;
}

function excerpt(text: string | null, start: number): string | null {
  if (text === null) return null;
  const from = wholeCharacter(text, Math.max(0, Math.min(start, text.length)));
  const to = wholeCharacter(text, Math.min(text.length, from + LONGEST));
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** Never between the two halves of one character. */
function wholeCharacter(text: string, index: number): number {
  return /[\udc00-\udfff]/.test(text[index] ?? '') && /[\ud800-\udbff]/.test(text[index - 1] ?? '') ? index - 1 : index;
}
