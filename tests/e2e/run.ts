import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findChromium } from '../browser.ts';
import { takeScratchFolder } from '../scratch.ts';
import { freePort } from '../site/free-port.ts';
import { ensureNginx } from '../site/nginx.ts';

/**
 * `npm run e2e [-- arguments of Playwright]`: the end-to-end tests of `npm test`, against the production build, in a Chromium that it finds
 * or installs. `--project full --project fixture` are those of `npm run test:full`, which need nginx, too.
 */
const args = process.argv.slice(2);
if (!args.some((arg) => arg.startsWith('--project'))) args.unshift('--project', 'site');
// Here, because tests run beside each other and would install at the same time.
const chromium = findChromium();
if (!args.includes('site')) ensureNginx();

const folder = takeScratchFolder();
const child = spawn(process.execPath, ['node_modules/playwright/cli.js', 'test', ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await freePort()),
    // The server and the tests look at the same store.
    QUOTES_DB: join(folder, 'quotes.db'),
  },
});
process.once('exit', () => child.kill());
const [code] = (await once(child, 'exit')) as [number | null];
process.exit(code ?? 1);
