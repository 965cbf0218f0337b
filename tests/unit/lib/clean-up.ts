import { afterAll, vi } from 'vitest';

const HOME = process.cwd();

// The next test file runs in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  process.chdir(HOME);
});
