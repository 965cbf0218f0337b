import { existsSync, mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RscPayloadStore, hashPayload } from '#lib/delivery/next/rsc-payload-store';

const HOUR = 60 * 60 * 1000;

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'payloads-'));
  folder = join(parent, 'cache', 'flights');
});

afterEach(() => vi.restoreAllMocks());

function save(text: string, store = new RscPayloadStore(folder)) {
  const payload = Buffer.from(text);
  const digest = hashPayload(payload);
  store.save(digest, payload);
  return digest;
}

describe('the store of RSC payloads', () => {
  it('finds a saved payload after a restart', () => {
    const digest = save('0:"\u00e9"\n');
    expect(digest).toMatch(/^[\w-]{22}$/);
    expect(new RscPayloadStore(folder).find(digest)?.toString()).toBe('0:"\u00e9"\n');
    expect(new RscPayloadStore(folder).find(hashPayload(Buffer.from('other')))).toBeUndefined();
  });

  it('writes the same payload once', () => {
    const store = new RscPayloadStore(folder);
    const path = join(folder, save('one', store));
    utimesSync(path, 1, 1);
    save('one', store);
    expect(statSync(path).mtimeMs).toBe(1000);
  });

  it('counts the days from the last save, also in a long-running process', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const store = new RscPayloadStore(folder);
    const digest = save('one', store);
    for (let day = 1; day <= 10; day += 1) {
      vi.setSystemTime(Date.now() + 24 * HOUR);
      save('one', store);
    }
    vi.setSystemTime(Date.now() + 6 * 24 * HOUR);
    expect(new RscPayloadStore(folder).find(digest)?.toString()).toBe('one');
    vi.useRealTimers();
  });

  it.each(['../secret', '..', '', 'a'.repeat(22), `../${'a'.repeat(19)}`, '/etc/passwd', `${'a'.repeat(22)}\n`])(
    'finds nothing under %j',
    (name) => {
      const store = new RscPayloadStore(folder);
      writeFileSync(join(parent, 'cache', 'secret'), 'secret');
      writeFileSync(join(folder, 'a'.repeat(22)), 'not what the digest says');
      writeFileSync(join(parent, 'cache', 'a'.repeat(19)), 'secret');
      expect(store.find(name)).toBeUndefined();
    },
  );

  it('deletes payloads older than a week at its start', () => {
    const [old, young] = [save('old'), save('young')];
    const age = (digest: string, ms: number) =>
      utimesSync(join(folder, digest), new Date(Date.now() - ms), new Date(Date.now() - ms));
    age(old, 7 * 24 * HOUR + HOUR);
    age(young, 7 * 24 * HOUR - HOUR);
    const store = new RscPayloadStore(folder);
    expect(store.find(old)).toBeUndefined();
    expect(store.find(young)?.toString()).toBe('young');
    expect(readdirSync(folder)).toEqual([young]);
  });

  it('stores payloads in memory when the folder is not writable, and warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    writeFileSync(join(parent, 'cache'), 'a file where the folder should be');
    const store = new RscPayloadStore(folder);
    const digests = ['one', 'two'].map((text) => save(text, store));
    expect(digests.map((digest) => store.find(digest)?.toString())).toEqual(['one', 'two']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('stores the last 100 payloads of unstored pages in memory, not on disk', () => {
    const store = new RscPayloadStore(folder);
    const payloads = Array.from({ length: 101 }, (_, index) => Buffer.from(`0:${index}`));
    for (const payload of payloads) store.saveInMemory(hashPayload(payload), payload);
    const found = payloads.map((payload) => store.find(hashPayload(payload)));
    expect(found).toEqual([undefined, ...payloads.slice(1)]);
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(folder)).toBe(true);
  });
});
