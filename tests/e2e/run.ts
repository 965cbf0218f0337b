import { spawnSync } from 'node:child_process';
import { findChromium } from '../browser.ts';
import { ensureNginx } from '../site/nginx.ts';

/** `npm run e2e`: finds or installs Chromium and nginx, then runs the end-to-end tests against the production build. */

// Here, because tests run beside each other and would install at the same time.
ensureNginx();
const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findChromium() },
});
process.exit(status ?? 1);
