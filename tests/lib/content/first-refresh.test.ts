import { mkdirSync, mkdtempSync, readdirSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askForRefresh, FIRST_REFRESH_FOLDER } from '#lib/content/first-refresh';

const home = process.cwd();
beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'first-refresh-'))));
afterEach(() => process.chdir(home));

test('each time it is asked for, the watched folder changes once', async () => {
  mkdirSync(FIRST_REFRESH_FOLDER, { recursive: true });
  const changes: string[] = [];
  const watcher = watch(FIRST_REFRESH_FOLDER, (kind, file) => changes.push(`${kind} ${file}`));
  for (const times of [1, 2, 3]) {
    askForRefresh();
    await expect.poll(() => changes.length).toBeGreaterThanOrEqual(times);
    await pause(100);
    expect(changes).toEqual(Array(times).fill('rename asked-for'));
  }
  watcher.close();
});

test('a folder that is not there yet is made', () => {
  askForRefresh();
  expect(readdirSync(FIRST_REFRESH_FOLDER)).toEqual(['asked-for']);
});
