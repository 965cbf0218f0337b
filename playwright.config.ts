import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS } from './tests/browser.ts';

// tests/e2e/run.ts chooses a free port and a new store, so that two runs at once have nothing in common.
const { E2E_PORT: PORT = '3217', QUOTES_DB = 'test-results/quotes.db' } = process.env;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  // The sites that tests build lie beside it, and outlive a run.
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // One more than processors: a test waits now and then.
  workers: 3,
  // Enough for a machine that is busy with something else: how fast things are is measured by audits, not here.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'site', testIgnore: ['full/**', 'fixture/**'], grepInvert: /@full/ },
    { name: 'full', testIgnore: 'fixture/**', grep: /@full|\bfull\/[\w-]+\.e2e\.ts/ },
    { name: 'build-fixture', testMatch: 'fixture/build.setup.ts' },
    { name: 'fixture', testMatch: 'fixture/*.e2e.ts', dependencies: ['build-fixture'] },
  ],
  forbidOnly: true,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: `"${process.execPath}" lib/commands/start.ts`,
    url: `http://127.0.0.1:${PORT}/api/health`,
    env: { PORT, QUOTES_DB, QUOTE_RATE_LIMITS: 'off' },
    timeout: 300_000,
  },
});
