import type { ShownStudy } from '#lib/case-studies/schema';
import { matchStudies } from './diff-studies.ts';
import { normalizeCaseStudy } from './normalize.ts';
import { applyPatch, createPatch } from './patch.ts';
import { plainText } from './plain-text.ts';
import { isRecord } from '#lib/content/is-record';

/** The changes from the published list to another one. They come from a link, so they are untrusted. */
export type ShareChanges = {
  /** Who shares them, if they said so. */
  from?: string;
  /** Patches to an empty study. */
  added?: unknown[];
  /** Slugs of published studies, each with its patch. */
  changed?: [slug: string, patch: unknown][];
  removed?: string[];
  /** The order, as indexes into the default order: published studies first, then added ones. */
  order?: number[];
};

export const MAX_NAME_LENGTH = 60;

const EMPTY = normalizeCaseStudy({}, [], () => {});

/** The changes from the published list to `loaded`, without empty properties. */
export function createShareChanges(published: ShownStudy[], loaded: ShownStudy[]): ShareChanges {
  const partners = matchStudies(published, loaded);
  const ofPublished = new Map([...partners].map(([study, before]) => [before, study]));
  const added = loaded.filter((study) => !partners.has(study));
  const defaultOrder = [...published.flatMap((before) => ofPublished.get(before) ?? []), ...added];
  const place = new Map(defaultOrder.map((study, index) => [study, index]));
  const order = loaded.map((study) => place.get(study) ?? 0);
  const changed = [...ofPublished].flatMap(([before, study]): [string, unknown][] => {
    const patch = createPatch(before, study);
    return patch === undefined ? [] : [[before.slug, patch]];
  });
  const removed = published.filter((before) => !ofPublished.has(before)).map(({ slug }) => slug);
  const isOrdered = order.every((from, index) => from === index);
  return {
    ...(added.length > 0 && { added: added.map((study) => createPatch(EMPTY, study)) }),
    ...(changed.length > 0 && { changed }),
    ...(removed.length > 0 && { removed }),
    ...(!isOrdered && { order }),
  };
}

/** Parses changes from untrusted JSON; null when it has another shape. */
export function parseChanges(json: unknown): ShareChanges | null {
  if (!isRecord(json)) return null;
  const { from, added = [], changed = [], removed = [], order = [] } = json;
  const name = typeof from === 'string' ? plainText(from).trim().slice(0, MAX_NAME_LENGTH) : '';
  const isValid =
    [added, changed, removed, order].every(Array.isArray) &&
    (added as unknown[]).every(isRecord) &&
    (changed as unknown[]).every((one) => Array.isArray(one) && typeof one[0] === 'string' && isRecord(one[1])) &&
    (removed as unknown[]).every((slug) => typeof slug === 'string') &&
    (order as unknown[]).every(Number.isInteger);
  return isValid ? ({ ...(name && { from: name }), added, changed, removed, order } as ShareChanges) : null;
}

/**
 * Applies changes to the published list. The result still has to be validated. Null when they change a published study that does not
 * exist.
 */
export function applyChanges(published: ShownStudy[], changes: ShareChanges): unknown[] | null {
  const { added = [], changed = [], removed = [], order = [] } = changes;
  const patches = new Map(changed);
  const slugs = new Set(published.map(({ slug }) => slug));
  if (changed.some(([slug]) => !slugs.has(slug))) return null;
  const removedSlugs = new Set(removed);
  const natural = [
    ...published
      .filter(({ slug }) => !removedSlugs.has(slug))
      .map((before) => applyPatch(before, patches.get(before.slug))),
    ...added.map((patch) => applyPatch(EMPTY, patch)),
  ];
  const isPermutation = order.length === natural.length && new Set(order).size === order.length;
  if (!isPermutation || !order.every((from) => from in natural)) return natural;
  return order.map((from) => natural[from]);
}
