import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newBuildId } from '#lib/delivery/next/build-id';
import { restorePreviousBuildAssets, keepPreviousBuildAssets } from '#lib/delivery/next/previous-build-assets';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-01T12:00:00Z');
const path = (name: string) => join(folder, 'static/chunks', name);

let folder = '';

/** Simulates a build at a time: Next deletes all files, then writes its own. */
function build(now: number, files: string[]): void {
  keepPreviousBuildAssets(folder, now);
  rmSync(join(folder, 'static'), { recursive: true, force: true });
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  for (const name of files) {
    writeFileSync(path(name), name);
    utimesSync(path(name), new Date(now + 5000), new Date(now + 5000));
  }
  restorePreviousBuildAssets(folder, now + 9000);
  writeFileSync(join(folder, 'BUILD_ID'), newBuildId(new Date(now)));
}

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'previous-build-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files of previous builds', () => {
  it('stay for a week after they were replaced, however old they are', () => {
    build(START, ['old.js', 'both.js']);
    build(START + 30 * DAY, ['new.js', 'both.js']);
    expect(['old.js', 'both.js', 'new.js'].map((name) => existsSync(path(name)))).toEqual([true, true, true]);
    build(START + 34 * DAY, ['newer.js']);
    expect(existsSync(path('old.js'))).toBe(true);
    build(START + 38 * DAY, ['newest.js']);
    expect(['old.js', 'new.js', 'newer.js'].map((name) => existsSync(path(name)))).toEqual([false, true, true]);
  });

  it('never replace files of the new build', () => {
    build(START, ['a.js']);
    keepPreviousBuildAssets(folder, START + DAY);
    writeFileSync(path('a.js'), 'new');
    restorePreviousBuildAssets(folder, START + DAY);
    expect(readFileSync(path('a.js'), 'utf8')).toBe('new');
  });

  it('stay when a build fails', () => {
    build(START, ['a.js']);
    keepPreviousBuildAssets(folder, START + DAY);
    rmSync(join(folder, 'static'), { recursive: true });
    build(START + DAY + 60_000, ['b.js']);
    expect(existsSync(path('a.js'))).toBe(true);
  });

  it('are not required before the first build', () => {
    build(START, ['a.js']);
    expect(existsSync(path('a.js'))).toBe(true);
  });
});
