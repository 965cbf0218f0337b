import type { CaseStudy } from '#lib/case-studies/schema';
import { validateCaseStudies } from './validate.ts';

/*
 * Glossary
 *   envelope   what one storage key holds: { version, savedAt, data }
 *   snapshot   what the page sees of it; the same object as long as the stored text is the same
 *   held       stands in for a storage that refuses: this tab keeps its data until it is reloaded
 *   loss       stored data that could not be used; it is removed, logged, and told once with its text
 */

export const STORAGE_KEY = 'case-studies-test-mode';
const STORAGE_VERSION = '2.0';

export type Loss = { reason: string; text: string };
export type StoredStudies = {
  /** null when nothing is loaded. */
  studies: CaseStudy[] | null;
  savedAt: string | null;
  /** False when the browser refused to store the studies, so that a reload loses them. */
  isSaved: boolean;
  loss: Loss | null;
};

export type StudyStorage = {
  read: () => StoredStudies;
  save: (studies: CaseStudy[], now: Date) => void;
  clear: () => void;
  /** Calls back when this tab or another one changes the data; gives the way to stop. */
  subscribe: (notify: () => void) => () => void;
};

export const NOTHING_STORED: StoredStudies = { studies: null, savedAt: null, isSaved: true, loss: null };

/** The stored studies of test mode. `getStorage` may throw: browsers can forbid even looking at localStorage. */
export function studyStorage(getStorage: () => Storage): StudyStorage {
  const listeners = new Set<() => void>();
  let held: { raw: string | null } | undefined;
  let cachedRaw: string | null = null;
  let snapshot = NOTHING_STORED;

  function readRaw(): string | null {
    if (held) return held.raw;
    try {
      return getStorage().getItem(STORAGE_KEY);
    } catch {
      return null;
    }
  }

  function writeRaw(raw: string | null): void {
    try {
      if (raw === null) getStorage().removeItem(STORAGE_KEY);
      else getStorage().setItem(STORAGE_KEY, raw);
      held = undefined;
    } catch {
      held = { raw };
    }
  }

  function read(): StoredStudies {
    const raw = readRaw();
    if (raw === cachedRaw) return snapshot;
    cachedRaw = raw;
    const envelope = raw === null ? { studies: null, savedAt: null } : openEnvelope(raw);
    if ('reason' in envelope) {
      console.warn(`Stored case studies were removed: ${envelope.reason}`);
      writeRaw(null);
      cachedRaw = null;
      snapshot = { ...NOTHING_STORED, loss: envelope };
    } else {
      snapshot = { ...envelope, isSaved: held === undefined, loss: null };
    }
    return snapshot;
  }

  function write(raw: string | null): void {
    writeRaw(raw);
    // A second look even at equal text: whether it is saved may have changed, and a loss has been told.
    cachedRaw = null;
    snapshot = NOTHING_STORED;
    for (const notify of listeners) notify();
  }

  function followOtherTabs({ key }: StorageEvent): void {
    if (key === STORAGE_KEY || key === null) for (const notify of listeners) notify();
  }

  return {
    read,
    save: (studies, now) =>
      write(JSON.stringify({ version: STORAGE_VERSION, savedAt: now.toISOString(), data: studies })),
    clear: () => write(null),
    subscribe(notify) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', followOtherTabs);
      listeners.add(notify);
      return () => {
        listeners.delete(notify);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', followOtherTabs);
      };
    },
  };
}

/** Nothing is taken on trust: the data passes the same validation as a paste. */
function openEnvelope(raw: string): { studies: CaseStudy[]; savedAt: string | null } | Loss {
  let envelope: unknown;
  try {
    envelope = JSON.parse(raw);
  } catch {
    return { reason: 'they could not be read', text: raw };
  }
  const { version, savedAt, data } = (envelope ?? {}) as { version?: unknown; savedAt?: unknown; data?: unknown };
  if (version !== STORAGE_VERSION) return { reason: 'they were saved by another version of this page', text: raw };
  const { studies, errors } = validateCaseStudies(data);
  if (errors.length > 0) return { reason: 'they are no longer valid', text: JSON.stringify(data, null, 2) ?? raw };
  return { studies, savedAt: typeof savedAt === 'string' ? savedAt : null };
}
