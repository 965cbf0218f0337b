import { existsSync, mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FlightStore, flightDigestOf } from '#lib/page-cache/flight-store';

const HOUR = 60 * 60 * 1000;

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'flights-'));
  folder = join(parent, 'cache', 'flights');
});

afterEach(() => vi.restoreAllMocks());

function keep(text: string, store = new FlightStore(folder)) {
  const flight = Buffer.from(text);
  const digest = flightDigestOf(flight);
  store.keep(digest, flight);
  return digest;
}

describe('the store of flight data', () => {
  it('finds after a restart what it kept', () => {
    const digest = keep('0:"\u00e9"\n');
    expect(digest).toMatch(/^[\w-]{22}$/);
    expect(new FlightStore(folder).find(digest)?.toString()).toBe('0:"\u00e9"\n');
    expect(new FlightStore(folder).find(flightDigestOf(Buffer.from('other')))).toBeUndefined();
  });

  it('writes the same data once', () => {
    const store = new FlightStore(folder);
    const path = join(folder, keep('one', store));
    utimesSync(path, 1, 1);
    keep('one', store);
    expect(statSync(path).mtimeMs).toBe(1000);
  });

  it('counts the days from the last time that it was asked to keep something, in one long run, too', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const store = new FlightStore(folder);
    const digest = keep('one', store);
    for (let day = 1; day <= 10; day += 1) {
      vi.setSystemTime(Date.now() + 24 * HOUR);
      keep('one', store);
    }
    vi.setSystemTime(Date.now() + 6 * 24 * HOUR);
    expect(new FlightStore(folder).find(digest)?.toString()).toBe('one');
    vi.useRealTimers();
  });

  it.each(['../secret', '..', '', 'a'.repeat(22), `../${'a'.repeat(19)}`, '/etc/passwd', `${'a'.repeat(22)}\n`])(
    'finds nothing under %j',
    (name) => {
      const store = new FlightStore(folder);
      writeFileSync(join(parent, 'cache', 'secret'), 'secret');
      writeFileSync(join(folder, 'a'.repeat(22)), 'not what the digest says');
      writeFileSync(join(parent, 'cache', 'a'.repeat(19)), 'secret');
      expect(store.find(name)).toBeUndefined();
    },
  );

  it('drops at its start what is older than a week', () => {
    const [old, young] = [keep('old'), keep('young')];
    const age = (digest: string, ms: number) =>
      utimesSync(join(folder, digest), new Date(Date.now() - ms), new Date(Date.now() - ms));
    age(old, 7 * 24 * HOUR + HOUR);
    age(young, 7 * 24 * HOUR - HOUR);
    const store = new FlightStore(folder);
    expect(store.find(old)).toBeUndefined();
    expect(store.find(young)?.toString()).toBe('young');
    expect(readdirSync(folder)).toEqual([young]);
  });

  it('holds in memory what it cannot write, and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    writeFileSync(join(parent, 'cache'), 'a file where the folder should be');
    const store = new FlightStore(folder);
    const digests = ['one', 'two'].map((text) => keep(text, store));
    expect(digests.map((digest) => store.find(digest)?.toString())).toEqual(['one', 'two']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('holds the last hundred of what is made per request, off the disk', () => {
    const store = new FlightStore(folder);
    const flights = Array.from({ length: 101 }, (_, index) => Buffer.from(`0:${index}`));
    for (const flight of flights) store.hold(flightDigestOf(flight), flight);
    const found = flights.map((flight) => store.find(flightDigestOf(flight)));
    expect(found).toEqual([undefined, ...flights.slice(1)]);
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(folder)).toBe(true);
  });
});
