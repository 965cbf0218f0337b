import { execFileSync, spawnSync } from 'node:child_process';
import { findOnPath, installFromDebian, isExecutable } from './debian.ts';

/**
 * Pages that a browser with a window opens for itself while it opens one for us: its own buttons, the list under its address, and a process in
 * reserve. They take a second of a processor for each new window, on two cores from the page that is tested or measured.
 */
export const OWN_PAGES = [
  'PreloadTopChromeWebUI',
  'WebUIReloadButton',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'InitialWebUI',
  'SpareRendererForSitePerProcess',
];

/** What Playwright turns off by itself. It has a list of its own for that, and of several lists only the last counts. */
const PLAYWRIGHT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

export const DISABLED_FEATURES = '--disable-features=';

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
  DISABLED_FEATURES + [...PLAYWRIGHT_FEATURES, ...OWN_PAGES].join(),
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
  return NAMES.map(findOnPath).find((path) => path !== undefined);
}

function fromPlaywright(): string | undefined {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();
  return isExecutable(path) ? path : undefined;
}
