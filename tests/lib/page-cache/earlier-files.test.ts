import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newBuildId } from '#lib/page-cache/build-id';
import { bringBackEarlierFiles, putAsideEarlierFiles } from '#lib/page-cache/earlier-files';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-01T12:00:00Z');
const path = (name: string) => join(folder, 'static/chunks', name);

let folder = '';

/** A build at a moment, as the framework does one: everything goes, then its own files are written. */
function build(now: number, files: string[]): void {
  putAsideEarlierFiles(folder, now);
  rmSync(join(folder, 'static'), { recursive: true, force: true });
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  for (const name of files) {
    writeFileSync(path(name), name);
    utimesSync(path(name), new Date(now + 5000), new Date(now + 5000));
  }
  bringBackEarlierFiles(folder, now + 9000);
  writeFileSync(join(folder, 'BUILD_ID'), newBuildId(new Date(now)));
}

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'earlier-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files of earlier builds', () => {
  it('stay for a week from the day that they were replaced, however old they are', () => {
    build(START, ['old.js', 'both.js']);
    build(START + 30 * DAY, ['new.js', 'both.js']);
    expect(['old.js', 'both.js', 'new.js'].map((name) => existsSync(path(name)))).toEqual([true, true, true]);
    build(START + 34 * DAY, ['newer.js']);
    expect(existsSync(path('old.js'))).toBe(true);
    build(START + 38 * DAY, ['newest.js']);
    expect(['old.js', 'new.js', 'newer.js'].map((name) => existsSync(path(name)))).toEqual([false, true, true]);
  });

  it('never take the place of what the new build wrote', () => {
    build(START, ['a.js']);
    putAsideEarlierFiles(folder, START + DAY);
    writeFileSync(path('a.js'), 'new');
    bringBackEarlierFiles(folder, START + DAY);
    expect(readFileSync(path('a.js'), 'utf8')).toBe('new');
  });

  it('outlive a build that failed', () => {
    build(START, ['a.js']);
    putAsideEarlierFiles(folder, START + DAY);
    rmSync(join(folder, 'static'), { recursive: true });
    build(START + DAY + 60_000, ['b.js']);
    expect(existsSync(path('a.js'))).toBe(true);
  });

  it('need no build before the first', () => {
    build(START, ['a.js']);
    expect(existsSync(path('a.js'))).toBe(true);
  });
});
