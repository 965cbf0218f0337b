import { spawnSync } from 'node:child_process';
import { findChromium } from '../browser.ts';

/** `npm run e2e`: finds or installs Chromium, then runs the end-to-end tests against the production build. */
const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findChromium() },
});
process.exit(status ?? 1);
