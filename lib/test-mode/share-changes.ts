import type { CaseStudy } from '#lib/case-studies/schema';
import { partnersOf } from './difference.ts';
import { normalizeCaseStudy } from './normalize.ts';
import { applyPatch, patchOf } from './patch.ts';
import { isRecord } from './read-shape.ts';

/** What turns the published list into another one. All of it comes from a link and is checked before use. */
export type ShareChanges = {
  /** Patches on an empty study. */
  added?: unknown[];
  /** Slugs of published studies, with the patch of each. */
  changed?: [slug: string, patch: unknown][];
  removed?: string[];
  /** The order, as places in the list that comes out otherwise: published studies first, then added ones. */
  order?: number[];
};

const EMPTY = normalizeCaseStudy({}, [], () => {});

/** The changes from the published list to `loaded`. Parts that are empty are left out. */
export function changesOf(published: CaseStudy[], loaded: CaseStudy[]): ShareChanges {
  const partners = partnersOf(published, loaded);
  const ofPublished = new Map([...partners].map(([study, before]) => [before, study]));
  const added = loaded.filter((study) => !partners.has(study));
  const natural = [...published.flatMap((before) => ofPublished.get(before) ?? []), ...added];
  const place = new Map(natural.map((study, index) => [study, index]));
  const order = loaded.map((study) => place.get(study) ?? 0);
  const changed = [...ofPublished].flatMap(([before, study]): [string, unknown][] => {
    const patch = patchOf(before, study);
    return patch === undefined ? [] : [[before.slug, patch]];
  });
  const removed = published.filter((before) => !ofPublished.has(before)).map(({ slug }) => slug);
  const isOrdered = order.every((from, index) => from === index);
  return {
    ...(added.length > 0 && { added: added.map((study) => patchOf(EMPTY, study)) }),
    ...(changed.length > 0 && { changed }),
    ...(removed.length > 0 && { removed }),
    ...(!isOrdered && { order }),
  };
}

/** Reads changes from untrusted JSON; null when it has another shape. */
export function parseChanges(json: unknown): ShareChanges | null {
  if (!isRecord(json)) return null;
  const { added = [], changed = [], removed = [], order = [] } = json;
  const isSound =
    [added, changed, removed, order].every(Array.isArray) &&
    (added as unknown[]).every(isRecord) &&
    (changed as unknown[]).every((one) => Array.isArray(one) && typeof one[0] === 'string' && isRecord(one[1])) &&
    (removed as unknown[]).every((slug) => typeof slug === 'string') &&
    (order as unknown[]).every(Number.isInteger);
  return isSound ? ({ added, changed, removed, order } as ShareChanges) : null;
}

/**
 * The list that the changes make of the published one, still to be validated. Null when they build on a published study
 * that is not there.
 */
export function applyChanges(published: CaseStudy[], changes: ShareChanges): unknown[] | null {
  const { added = [], changed = [], removed = [], order = [] } = changes;
  const patches = new Map(changed);
  const slugs = new Set(published.map(({ slug }) => slug));
  if (changed.some(([slug]) => !slugs.has(slug))) return null;
  const gone = new Set(removed);
  const natural = [
    ...published.filter(({ slug }) => !gone.has(slug)).map((before) => applyPatch(before, patches.get(before.slug))),
    ...added.map((patch) => applyPatch(EMPTY, patch)),
  ];
  const isPermutation = order.length === natural.length && new Set(order).size === order.length;
  if (!isPermutation || !order.every((from) => from in natural)) return natural;
  return order.map((from) => natural[from]);
}
