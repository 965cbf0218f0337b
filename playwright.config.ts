import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS } from './tests/browser.ts';
import type { EngineOption } from './tests/engines/test.ts';

// tests/e2e/run.ts chooses a free port and a new store, so that two runs at the same time share nothing.
const { E2E_PORT: PORT = '3217', QUOTES_DB = 'test-results/quotes.db' } = process.env;

export default defineConfig<EngineOption>({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  // Sites that tests build are beside this folder, and are kept after a run.
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // One more than processors, because tests also wait for timers and the network.
  workers: 3,
  // Long enough for a busy machine: audits measure speed, these tests do not.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'site', testIgnore: ['full/**', 'fixture/**', 'static/**'], grepInvert: /@full/ },
    {
      name: 'full',
      testIgnore: ['fixture/**', 'static/**', 'full/deploy.e2e.ts'],
      grep: /@full|\bfull\/[\w-]+\.e2e\.ts/,
    },
    { name: 'build-fixture', testMatch: 'fixture/build.setup.ts' },
    { name: 'fixture', testMatch: 'fixture/*.e2e.ts', dependencies: ['build-fixture'] },
    { name: 'build-static', testMatch: 'static/build.setup.ts', dependencies: ['build-fixture'] },
    { name: 'static', testMatch: 'static/*.e2e.ts', dependencies: ['build-static'] },
    // After all others: it builds the site and counts every failed request meanwhile, as on a machine with nothing else to do.
    { name: 'deploy', testMatch: 'full/deploy.e2e.ts', dependencies: ['full', 'fixture', 'static'] },
    // One browser of each engine at a time.
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testDir: 'tests/engines',
      workers: 1,
      use: { engine },
      dependencies: ['build-fixture'],
    })),
  ],
  forbidOnly: true,
  // It repeats every failure at the end, where a log that was cut still shows it.
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: `"${process.execPath}" lib/cli/site/start.ts`,
    url: `http://127.0.0.1:${PORT}/api/health`,
    env: { PORT, QUOTES_DB, QUOTE_RATE_LIMITS: 'off' },
    timeout: 300_000,
  },
});
