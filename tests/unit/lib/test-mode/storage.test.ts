import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY, studyStorage } from '#lib/test-mode/storage';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const { studies } = validateCaseStudies([caseStudyDraft()]);
const NOW = new Date('2026-05-01T10:00:00Z');

function fakeStorage(initial?: string) {
  const items = new Map<string, string>(initial === undefined ? [] : [[STORAGE_KEY, initial]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

const refuse = (): never => {
  throw new DOMException('Full', 'QuotaExceededError');
};

afterEach(() => vi.restoreAllMocks());

describe('the storage of test mode', () => {
  it('stores studies in an envelope and returns the same snapshot until they change', () => {
    const local = fakeStorage();
    const storage = studyStorage(() => local);
    expect(storage.read()).toMatchObject({ studies: null, discarded: null });
    storage.save(studies, NOW);
    expect(JSON.parse(local.getItem(STORAGE_KEY) ?? '')).toMatchObject({ version: '2.0', savedAt: NOW.toISOString() });
    expect(storage.read()).toEqual({ studies, savedAt: NOW.toISOString(), isSaved: true, discarded: null });
    expect(storage.read()).toBe(storage.read());
    expect(studyStorage(() => local).read().studies).toEqual(studies);
    storage.clear();
    expect(local.getItem(STORAGE_KEY)).toBeNull();
    expect(storage.read().studies).toBeNull();
  });

  it('notifies subscribers until they unsubscribe', () => {
    const storage = studyStorage(() => local);
    const local = fakeStorage();
    const notify = vi.fn();
    const unsubscribe = storage.subscribe(notify);
    storage.save(studies, NOW);
    unsubscribe();
    storage.clear();
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['{"version":"1.0","data":[]}', 'they were saved by another version of this page'],
    ['null', 'they were saved by another version of this page'],
    ['{oops', 'they could not be read'],
    ['{"version":"2.0","data":[{}]}', 'they are no longer valid'],
  ])('removes and logs %s, and reports it once', (raw, reason) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const local = fakeStorage(raw);
    const storage = studyStorage(() => local);
    expect(storage.read()).toMatchObject({ studies: null, discarded: { reason } });
    expect(storage.read()).toBe(storage.read());
    expect(local.getItem(STORAGE_KEY)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(studyStorage(() => local).read().discarded).toBeNull();
    storage.save(studies, NOW);
    expect(storage.read().discarded).toBeNull();
  });

  it('works in memory when the browser refuses to store, and reports it', () => {
    for (const getStorage of [refuse, () => ({ ...fakeStorage(), setItem: refuse, removeItem: refuse }) as Storage]) {
      const storage = studyStorage(getStorage);
      storage.save(studies, NOW);
      expect(storage.read()).toMatchObject({ studies, isSaved: false });
      storage.clear();
      expect(storage.read().studies).toBeNull();
    }
  });

  it('never throws for any stored text', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const envelope = fc.record({ version: fc.constant('2.0'), savedAt: fc.jsonValue(), data: fc.jsonValue() });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          envelope.map((one) => JSON.stringify(one)),
        ),
        (raw) => {
          const storage = studyStorage(() => local);
          const local = fakeStorage(raw);
          expect(storage.read()).toBe(storage.read());
        },
      ),
    );
  });
});
