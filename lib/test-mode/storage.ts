import type { ShownStudy } from '#lib/case-studies/schema';
import { validateCaseStudies } from './validate.ts';

/** The key in localStorage. Its value is an envelope: { version, savedAt, data }. */
export const STORAGE_KEY = 'case-studies-test-mode';
const STORAGE_VERSION = '2.0';

/** Stored data that could not be used. It is removed, logged, and reported once with its text. */
export type DiscardedData = { reason: string; text: string };
export type StoredStudies = {
  /** null when nothing is loaded. */
  studies: ShownStudy[] | null;
  savedAt: string | null;
  /** False when the browser refused to store the studies, so that a reload loses them. */
  isSaved: boolean;
  discarded: DiscardedData | null;
};

export type StudyStorage = {
  /** Returns the same object until the stored text changes, as useSyncExternalStore requires. */
  read: () => StoredStudies;
  save: (studies: ShownStudy[], now: Date) => void;
  clear: () => void;
  /** Calls `notify` when this tab or another one changes the data. Returns the function that unsubscribes. */
  subscribe: (notify: () => void) => () => void;
};

export const NOTHING_STORED: StoredStudies = { studies: null, savedAt: null, isSaved: true, discarded: null };

/** The stored studies of test mode. `getStorage` may throw: browsers can deny access to localStorage. */
export function studyStorage(getStorage: () => Storage): StudyStorage {
  const listeners = new Set<() => void>();
  /** Replaces a storage that refuses to write, until the page is reloaded. */
  let memoryFallback: { raw: string | null } | undefined;
  let lastRaw: string | null = null;
  let snapshot = NOTHING_STORED;

  function readRaw(): string | null {
    if (memoryFallback) return memoryFallback.raw;
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
      memoryFallback = undefined;
    } catch {
      memoryFallback = { raw };
    }
  }

  function read(): StoredStudies {
    const raw = readRaw();
    if (raw === lastRaw) return snapshot;
    lastRaw = raw;
    const envelope = raw === null ? { studies: null, savedAt: null } : parseEnvelope(raw);
    if ('reason' in envelope) {
      console.warn(`Stored case studies were removed: ${envelope.reason}`);
      writeRaw(null);
      lastRaw = null;
      snapshot = { ...NOTHING_STORED, discarded: envelope };
    } else {
      snapshot = { ...envelope, isSaved: memoryFallback === undefined, discarded: null };
    }
    return snapshot;
  }

  function write(raw: string | null): void {
    writeRaw(raw);
    // Forces a new snapshot even for equal text: `isSaved` may have changed, and `discarded` was already reported.
    lastRaw = null;
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

/** Parses the stored text. The data is untrusted and passes the same validation as pasted text. */
function parseEnvelope(raw: string): { studies: ShownStudy[]; savedAt: string | null } | DiscardedData {
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
