import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS } from './tests/browser.ts';

const PORT = Number(process.env.E2E_PORT ?? 3217);

// Set once here and inherited by the workers, so that the server and the tests look at the same store.
process.env.QUOTES_DB ??= join(tmpdir(), `romp-and-riddle-${process.pid}`, 'quotes.db');

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  // Enough for a machine that is busy with something else: how fast things are is measured by audits, not here.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'site', testIgnore: 'services/**' },
    { name: 'build-with-services', testMatch: 'services/build.setup.ts' },
    { name: 'services', testMatch: 'services/*.e2e.ts', dependencies: ['build-with-services'] },
  ],
  forbidOnly: true,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node lib/commands/start.ts',
    url: `http://127.0.0.1:${PORT}/api/health`,
    env: { PORT: String(PORT), QUOTES_DB: process.env.QUOTES_DB, QUOTE_RATE_LIMITS: 'off' },
    timeout: 300_000,
  },
});
