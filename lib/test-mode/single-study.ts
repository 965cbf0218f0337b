import type { ShownStudy } from '#lib/case-studies/schema';
import { isRecord } from '#lib/content/is-record';
import { REQUIRED } from './validate.ts';

/** The case study of a text that holds one object instead of a list; undefined for any other text. */
export function parseSingleStudy(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) && REQUIRED.some((key) => Object.hasOwn(json, key)) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** A list with the study in place of the one with its slug, or at the end. It gets the next free id if another study has its id. */
export function addToList(list: readonly ShownStudy[], study: Record<string, unknown>): unknown[] {
  const others = list.filter(({ slug }) => slug !== study.slug);
  const isTaken = others.some(({ id }) => id === study.id);
  const added = isTaken ? { ...study, id: Math.max(...others.map(({ id }) => id)) + 1 } : study;
  const index = list.findIndex(({ slug }) => slug === study.slug);
  return index < 0 ? [...others, added] : [...others.slice(0, index), added, ...others.slice(index)];
}
