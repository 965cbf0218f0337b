import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { installFromDebian, isExecutable } from './debian.ts';

/** Flags for every run: as root Chromium refuses its sandbox, and nothing may ask the network on its own. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A busy machine looks like a slow network, for which browsers load more pictures ahead.
  '--force-effective-connection-type=4G',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of a Chromium: CHROMIUM_PATH, then one on PATH, then Debian's package (as root), then Playwright's own download.
 * Throws with what to do when none can be had.
 */
export function findChromium(): string {
  const installed = process.env.CHROMIUM_PATH ?? onPath() ?? fromPlaywright();
  if (installed) return installed;
  installFromDebian(['chromium']);
  const debian = onPath();
  if (debian) return debian;
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
  });
  const downloaded = fromPlaywright();
  if (downloaded) return downloaded;
  throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.');
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function fromPlaywright(): string | undefined {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();
  return isExecutable(path) ? path : undefined;
}
