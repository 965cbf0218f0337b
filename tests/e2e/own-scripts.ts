import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { untilHydrated } from './watch-page.ts';

/** A page of text, which loads the framework and nothing for itself. */
const PLAIN_PAGE = '/privacy';
const SCRIPT = /\.js(?:\?|$)/;
/** A page loads what it needs at first without longer pauses, in milliseconds. */
const PAUSE_MS = 1500;

/** Bytes after gzip of the scripts that a page loads for hydration and that a page of text does not. */
export async function weighOwnScripts(browser: Browser, origin: string, path: string): Promise<number> {
  const plain = await loadScripts(browser, origin + PLAIN_PAGE);
  const own = [...(await loadScripts(browser, origin + path))].filter(([url]) => !plain.has(url));
  return own.reduce((sum, [, size]) => sum + size, 0);
}

/** The size of each script of a page that has hydrated, by its URL. */
async function loadScripts(browser: Browser, url: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (answer) => SCRIPT.test(answer.url()) && scripts.set(answer.url(), answer.body()));
  await page.goto(url);
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  await page.waitForTimeout(PAUSE_MS);
  const sizes = await Promise.all(
    [...scripts].map(async ([name, body]) => [name, gzipSync(await body, { level: 9 }).length] as const),
  );
  await context.close();
  return new Map(sizes);
}
