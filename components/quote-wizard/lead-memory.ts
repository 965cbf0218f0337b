import { device, tab } from './device-store.ts';

const SOURCE = 'quote-source';
const COUNTED = 'quote-counted';

/** Where a link that does not say where it stands comes from. */
const UNKNOWN = 'direct';

/**
 * Keeps where a quote comes from for as long as its draft lives: a link that says so wins, a draft that is taken up again keeps
 * its own. Gives back what the link of this visit says.
 */
export function keepLeadSource(from: string | undefined, isResumed: boolean): string {
  const kept = isResumed ? (tab.read(SOURCE) ?? device.read(SOURCE)) : null;
  const source = from ?? kept;
  for (const shelf of [tab, device]) {
    if (source) shelf.write(SOURCE, source);
    else shelf.remove(SOURCE);
  }
  return from ?? UNKNOWN;
}

/** Where the sent quote came from. It is forgotten with the reading: the next quote begins anew. */
export function takeLeadSource(): string {
  const source = tab.read(SOURCE) ?? UNKNOWN;
  tab.remove(SOURCE);
  device.remove(SOURCE);
  return source;
}

/** True the first time that a quote is counted in this tab, and false from then on, also after a reload. */
export function countLead(reference: string): boolean {
  if (tab.read(COUNTED) === reference) return false;
  tab.write(COUNTED, reference);
  return true;
}
