import { writeFile } from 'node:fs/promises';
import { test as base } from 'playwright/test';
import { findFirefox, ensureWebKit } from '../browser.ts';
import type { BrowserWindow, WindowOptions } from './browser-window.ts';
import { openFirefox } from './firefox.ts';
import { FAULTS, recordFaults } from './record-faults.ts';
import { openWebKit } from './webkit.ts';

export { expect } from 'playwright/test';

/** The tested widths of the viewport, in CSS pixels. */
export const WIDTHS = [390, 1280];

/** The engine of a project in playwright.config.ts. */
export type EngineOption = { engine: 'firefox' | 'webkit' };

type Fixtures = {
  width: number;
  /** Whether React never hydrates a page, as with a network that delivers no scripts. */
  neverHydrates: boolean;
  /** A window of a new browser. The test fails when any of its pages had a fault. */
  window: BrowserWindow;
};

export const test = base.extend<EngineOption & Fixtures>({
  engine: ['firefox', { option: true }],
  width: [WIDTHS[0]!, { option: true }],
  neverHydrates: [false, { option: true }],
  window: async ({ engine, width, neverHydrates, baseURL }, give, info) => {
    const window = await openBrowser(engine, {
      width,
      height: 844,
      startScript: `(${String(recordFaults)})(${JSON.stringify(FAULTS)});${neverHydrates ? `(${String(preventHydration)})()` : ''}`,
    });
    try {
      await give({ ...window, open: (address) => window.open(new URL(address, baseURL).href) });
      if (info.errors.length > 0) await writeFile(info.outputPath('window.png'), await window.capture());
      const faults = await window.run((key) => sessionStorage.getItem(key), FAULTS);
      if (faults) throw new Error(`Pages had faults:\n${(JSON.parse(faults) as string[]).join('\n')}`);
    } finally {
      await window.close();
    }
  },
});

/** Runs in the page: removes what hydration needs as soon as it is there. */
function preventHydration(): void {
  new MutationObserver(() => document.getElementById('hydration-data')?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });
}

/** Throws or, without CI, skips the test when the browser is not installed and cannot be installed. */
function openBrowser(engine: EngineOption['engine'], options: WindowOptions): Promise<BrowserWindow> {
  const firefox = engine === 'firefox' ? findFirefox() : undefined;
  const isMissing = engine === 'firefox' ? !firefox : !ensureWebKit();
  base.skip(isMissing && !process.env.CI, `${engine} is not installed`);
  if (isMissing) throw new Error(`${engine} is not installed. On Debian, root installs it with these tests.`);
  return firefox ? openFirefox(firefox, options) : openWebKit(options);
}
