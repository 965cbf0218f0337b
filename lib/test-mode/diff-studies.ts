import type { ShownStudy } from '#lib/case-studies/schema';
import { describeField, type Path } from './issue.ts';
import { createPatch } from './patch.ts';
import { isAbsent } from './lenient-parsers.ts';
import { isRecord } from '#lib/content/is-record';

/** A field that differs, such as "sections, challenge, title". `before` and `after` are excerpts as text; null for no value. */
export type FieldChange = { field: string; before: string | null; after: string | null };

export type ChangedStudy = { before: ShownStudy; study: ShownStudy; changes: FieldChange[] };

/** How a list differs from the published one. Every study of either list is in exactly one of the four groups. */
export type Difference = { added: ShownStudy[]; changed: ChangedStudy[]; removed: ShownStudy[]; same: ShownStudy[] };

/** The maximum length of an excerpt of a value, and how much of it is before the first difference. */
const MAX_LENGTH = 90;
const CONTEXT_BEFORE_LENGTH = 24;

/** Compares two lists. Studies correspond when their slugs are equal, otherwise when their ids are. */
export function diffStudies(published: ShownStudy[], loaded: ShownStudy[]): Difference {
  const partners = matchStudies(published, loaded);
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
    else if (createPatch(before, study) === undefined) difference.same.push(study);
    else difference.changed.push({ before, study, changes: changesBetween(before, study, []) });
  }
  return difference;
}

/** Maps each loaded study to the published study that it corresponds to, if any. */
export function matchStudies(published: ShownStudy[], loaded: ShownStudy[]): Map<ShownStudy, ShownStudy> {
  const partners = new Map<ShownStudy, ShownStudy>();
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
  const [left, right] = [formatValue(before), formatValue(after)];
  if (left === right) return [];
  const start = left === null || right === null ? 0 : firstDifference(left, right) - CONTEXT_BEFORE_LENGTH;
  return [{ field: describeField(path), before: excerpt(left, start), after: excerpt(right, start) }];
}

/** A value as text; null for no value. */
function formatValue(value: unknown): string | null {
  if (isAbsent(value)) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return Object.values(value!).map(formatValue).filter(Boolean).join(', ') || null;
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
  const to = wholeCharacter(text, Math.min(text.length, from + MAX_LENGTH));
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

/** Moves an index that is inside a surrogate pair to its start. */
function wholeCharacter(text: string, index: number): number {
  return /[\udc00-\udfff]/.test(text[index] ?? '') && /[\ud800-\udbff]/.test(text[index - 1] ?? '') ? index - 1 : index;
}
