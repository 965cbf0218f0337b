import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureWebKit, findChromium, findFirefox } from '../browser.ts';
import { createScratchFolder } from '../scratch.ts';
import { freePort } from '../servers/free-port.ts';
import { ensureNginx } from '../servers/nginx.ts';

/**
 * `npm run e2e [-- arguments of Playwright]`: the end-to-end tests of `npm test`, against the production build, in a Chromium that it finds
 * or installs. `--project deploy` is for `npm run test:full`: it runs `full` and `fixture` first, and they need nginx.
 */
const args = process.argv.slice(2);
if (!args.some((arg) => arg.startsWith('--project'))) args.unshift('--project=site');
// Installed here, because parallel tests would install it at the same time.
const chromium = findChromium();
if (!args.includes('--project=site')) ensureNginx();
for (const [project, find] of [
  ['firefox', findFirefox],
  ['webkit', ensureWebKit],
] as const) {
  if (!args.some((arg) => arg.endsWith(project)) || find()) continue;
  console.log(
    `${project} is not installed and cannot be installed, so its tests ${process.env.CI ? 'fail' : 'are skipped'}.`,
  );
}

const folder = createScratchFolder();
const child = spawn(process.execPath, ['node_modules/playwright/cli.js', 'test', ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await freePort()),
    // The server and the tests use the same store.
    QUOTES_DB: join(folder, 'quotes.db'),
  },
});
process.once('exit', () => child.kill());
const [code] = (await once(child, 'exit')) as [number | null];
process.exit(code ?? 1);
