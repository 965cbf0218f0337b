import { execFileSync, spawnSync } from 'node:child_process';
import { findOnPath, installFromDebian, isExecutable } from './debian.ts';

/**
 * Features for which a browser with a window opens pages of its own: its toolbar, the omnibox popup, and a spare renderer process. They take a
 * second of CPU time for each new window, which on two cores delays the page under test.
 */
export const OWN_PAGE_FEATURES = [
  'PreloadTopChromeWebUI',
  'WebUIReloadButton',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'InitialWebUI',
  'SpareRendererForSitePerProcess',
];

/** The features that Playwright disables. Its list would be ignored, because of several lists only the last counts. */
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

/** Flags for every run. Chromium as root runs only without its sandbox. The browser itself must send no requests. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // On a busy machine Chromium estimates a slow network, and then loads lazy pictures earlier.
  '--force-effective-connection-type=4G',
  DISABLED_FEATURES + [...PLAYWRIGHT_FEATURES, ...OWN_PAGE_FEATURES].join(),
];

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of a Chromium: CHROMIUM_PATH, then one on PATH, then Debian's package (as root), then Playwright's download.
 * Throws an error with instructions when none is available.
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

/** The path of a Firefox: FIREFOX_PATH, then one on PATH, then Debian's package (as root). Undefined when none is available. */
export function findFirefox(): string | undefined {
  const installed = () => process.env.FIREFOX_PATH ?? findOnPath('firefox-esr') ?? findOnPath('firefox');
  return installed() ?? (installFromDebian(['firefox-esr']), installed());
}

/** Finds WebKitGTK and what opens a window of it without a screen, or installs them as root on Debian. False when neither is possible. */
export function ensureWebKit(): boolean {
  return isWebKitInstalled() || (installFromDebian(WEBKIT_PACKAGES), isWebKitInstalled());
}

function isWebKitInstalled(): boolean {
  const imports = "import gi; gi.require_version('WebKit2', '4.1')";
  return ['WebKitWebDriver', 'Xvfb'].every(findOnPath) && spawnSync('/usr/bin/python3', ['-c', imports]).status === 0;
}

function onPath(): string | undefined {
  return NAMES.map(findOnPath).find((path) => path !== undefined);
}

function fromPlaywright(): string | undefined {
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();
  return isExecutable(path) ? path : undefined;
}
