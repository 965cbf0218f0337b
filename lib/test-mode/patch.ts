import { isRecord } from './read-shape.ts';

/*
 * Glossary
 *   patch    what turns one value into another: a record of the parts that differ, or the new value itself
 *   part     a key of a record, or the index of a list that keeps its length
 *   null     in a patch: this part goes away (a study holds null only where absence means the same)
 */

/** The patch from one JSON value to another; undefined when they are equal. */
export function patchOf(before: unknown, after: unknown): unknown {
  if (after === undefined || after === null) return before === undefined || before === null ? undefined : null;
  const isMerged = (isRecord(before) && isRecord(after)) || (isList(before) && isList(after, before.length));
  if (!isMerged) return isSame(before, after) ? undefined : after;
  const [from, to] = [before, after] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(from!), ...Object.keys(to!)]);
  const parts = [...keys].map((key) => [key, patchOf(own(from!, key), own(to!, key))] as const);
  const changed = parts.filter(([, patch]) => patch !== undefined);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** Applies a patch from an untrusted source. Builds new objects from own keys only, and never goes deeper than `before`. */
export function applyPatch(before: unknown, patch: unknown): unknown {
  if (patch === undefined) return before;
  if (!isRecord(patch)) return patch;
  if (isList(before)) {
    return before.map((item, index) => applyPatch(item, own(patch, String(index))));
  }
  if (!isRecord(before)) return patch;
  const keys = new Set([...Object.keys(before), ...Object.keys(patch)]);
  const parts = [...keys].map((key) => [key, applyPatch(own(before, key), own(patch, key))] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined && value !== null));
}

function isList(value: unknown, length?: number): value is unknown[] {
  return Array.isArray(value) && value.length > 0 && (length === undefined || value.length === length);
}

/** For values of which at least one is no record: lists of different lengths, or plain values. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || (Array.isArray(left) && Array.isArray(right) && left.length === 0 && right.length === 0);
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
