import { deviceStorage, tabStorage } from '#components/ui/safe-storage.ts';

const SOURCE_KEY = 'quote-source';
const COUNTED_KEY = 'quote-counted';

/** The source of a visit without a `from` parameter. */
const DEFAULT_SOURCE = 'direct';

/**
 * Stores the source of a quote as long as its draft exists. The `from` parameter of a link replaces the source of a
 * resumed draft. Returns the source of this visit.
 */
export function saveLeadSource(from: string | undefined, isResumed: boolean): string {
  const stored = isResumed ? (tabStorage.read(SOURCE_KEY) ?? deviceStorage.read(SOURCE_KEY)) : null;
  const source = from ?? stored;
  for (const storage of [tabStorage, deviceStorage]) {
    if (source) storage.write(SOURCE_KEY, source);
    else storage.remove(SOURCE_KEY);
  }
  return from ?? DEFAULT_SOURCE;
}

/** Returns the source of the sent quote and removes it, so that the next quote has its own. */
export function takeLeadSource(): string {
  const source = tabStorage.read(SOURCE_KEY) ?? DEFAULT_SOURCE;
  tabStorage.remove(SOURCE_KEY);
  deviceStorage.remove(SOURCE_KEY);
  return source;
}

/** Marks a quote as counted. Returns true the first time in this tab and false after that, also after a reload. */
export function countLead(reference: string): boolean {
  if (tabStorage.read(COUNTED_KEY) === reference) return false;
  tabStorage.write(COUNTED_KEY, reference);
  return true;
}
