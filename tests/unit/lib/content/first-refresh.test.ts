import { mkdirSync, mkdtempSync, readdirSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestRefresh, FIRST_REFRESH_FOLDER } from '#lib/content/first-refresh';

const home = process.cwd();
beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'first-refresh-'))));
afterEach(() => process.chdir(home));

test('each requested refresh changes the watched folder once', async () => {
  mkdirSync(FIRST_REFRESH_FOLDER, { recursive: true });
  const changes: string[] = [];
  const watcher = watch(FIRST_REFRESH_FOLDER, (kind, file) => changes.push(`${kind} ${file}`));
  for (const times of [1, 2, 3]) {
    requestRefresh();
    await expect.poll(() => changes.length).toBeGreaterThanOrEqual(times);
    await pause(100);
    expect(changes).toEqual(Array(times).fill('rename requested'));
  }
  watcher.close();
});

test('a missing folder is created', () => {
  requestRefresh();
  expect(readdirSync(FIRST_REFRESH_FOLDER)).toEqual(['requested']);
});
