import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEY, studyStorage } from '#lib/test-mode/storage';
import { validateCaseStudies } from '#lib/test-mode/validate';
import { caseStudyDraft } from '#tests/factories/case-study-draft';

const { studies } = validateCaseStudies([caseStudyDraft()]);
const NOW = new Date('2026-05-01T10:00:00Z');

function shelf(initial?: string) {
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
  it('keeps studies in an envelope and gives the same snapshot until they change', () => {
    const box = shelf();
    const storage = studyStorage(() => box);
    expect(storage.read()).toMatchObject({ studies: null, loss: null });
    storage.save(studies, NOW);
    expect(JSON.parse(box.getItem(STORAGE_KEY) ?? '')).toMatchObject({ version: '2.0', savedAt: NOW.toISOString() });
    expect(storage.read()).toEqual({ studies, savedAt: NOW.toISOString(), isSaved: true, loss: null });
    expect(storage.read()).toBe(storage.read());
    expect(studyStorage(() => box).read().studies).toEqual(studies);
    storage.clear();
    expect(box.getItem(STORAGE_KEY)).toBeNull();
    expect(storage.read().studies).toBeNull();
  });

  it('tells those who listen, until they stop', () => {
    const storage = studyStorage(() => box);
    const box = shelf();
    const notify = vi.fn();
    const stop = storage.subscribe(notify);
    storage.save(studies, NOW);
    stop();
    storage.clear();
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['{"version":"1.0","data":[]}', 'they were saved by another version of this page'],
    ['null', 'they were saved by another version of this page'],
    ['{oops', 'they could not be read'],
    ['{"version":"2.0","data":[{}]}', 'they are no longer valid'],
  ])('removes %s, logs it and tells it once', (raw, reason) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const box = shelf(raw);
    const storage = studyStorage(() => box);
    expect(storage.read()).toMatchObject({ studies: null, loss: { reason } });
    expect(storage.read()).toBe(storage.read());
    expect(box.getItem(STORAGE_KEY)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(studyStorage(() => box).read().loss).toBeNull();
    storage.save(studies, NOW);
    expect(storage.read().loss).toBeNull();
  });

  it('works in memory when the browser refuses, and says so', () => {
    for (const getStorage of [refuse, () => ({ ...shelf(), setItem: refuse, removeItem: refuse }) as Storage]) {
      const storage = studyStorage(getStorage);
      storage.save(studies, NOW);
      expect(storage.read()).toMatchObject({ studies, isSaved: false });
      storage.clear();
      expect(storage.read().studies).toBeNull();
    }
  });

  it('reads any text without throwing', () => {
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
          const storage = studyStorage(() => box);
          const box = shelf(raw);
          expect(storage.read()).toBe(storage.read());
        },
      ),
    );
  });
});
