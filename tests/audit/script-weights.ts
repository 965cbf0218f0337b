import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

const SCRIPT = /\/_next(\/static\/[^?]+\.js)/;
/** Nothing loaded for so long means that the page has what it wants. */
const STILL = 1500;

/** The scripts that a page loads, whoever asks for them, until it asks for nothing more. */
export function watchScripts(page: Page, folder: string) {
  const scripts = new Set<string>();
  let latest = Date.now();
  page.on('request', (request) => {
    latest = Date.now();
    const path = SCRIPT.exec(request.url())?.[1];
    if (path) scripts.add(path);
  });
  return {
    /** The bytes of the scripts so far, after gzip, once the page is still. */
    async whenStill(): Promise<number> {
      latest = Date.now();
      while (Date.now() - latest < STILL) await page.waitForTimeout(100);
      const weigh = (path: string) => gzipSync(readFileSync(join(folder, '.next', path)), { level: 9 }).length;
      return [...scripts].reduce((sum, path) => sum + weigh(path), 0);
    },
  };
}
