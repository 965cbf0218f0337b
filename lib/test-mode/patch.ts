import { isRecord } from '#lib/content/is-record';

/*
 * Patches are like JSON Merge Patch (RFC 7396), but also merge arrays of equal length, by index. A patch is an object with the keys that
 * differ, or the new value. In a patch, null removes a key; in a study, null means the same as an absent key.
 */

/** The patch from one JSON value to another; undefined when they are equal. */
export function createPatch(before: unknown, after: unknown): unknown {
  if (after === undefined || after === null) return before === undefined || before === null ? undefined : null;
  const isMerged = (isRecord(before) && isRecord(after)) || (isList(before) && isList(after, before.length));
  if (!isMerged) return isSame(before, after) ? undefined : after;
  const [from, to] = [before, after] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(from!), ...Object.keys(to!)]);
  const parts = [...keys].map((key) => [key, createPatch(own(from!, key), own(to!, key))] as const);
  const changed = parts.filter(([, patch]) => patch !== undefined);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** Applies an untrusted patch. Builds new objects from own keys only, and never recurses deeper than `before`. */
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

/** Compares values that cannot be merged: arrays of different lengths, or primitive values. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || (Array.isArray(left) && Array.isArray(right) && left.length === 0 && right.length === 0);
}

function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
