import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { buildSite, copySite } from '../site/copy-site.ts';
import { watchScripts } from './script-weights.ts';

/** The most that the quote page may load beyond an empty page, in bytes after gzip. */
export const MOST_OWN_SCRIPTS = 20 * 1024;

const EMPTY = '/empty';

/** A page of the framework with nothing of its own, which starts React at load like the quote page. */
const EMPTY_PAGE = `import { STARTS_AT_LOAD } from '#lib/page-cache/marks';
export const metadata = { other: STARTS_AT_LOAD };
export default function EmptyPage() { return null; }
`;

/** Builds a copy of the site with one page more, which is empty. Its folder. */
export function copyWithEmptyPage(name: string): string {
  const copy = copySite(name);
  const file = join(copy, 'app', EMPTY, 'page.tsx');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, EMPTY_PAGE);
  buildSite(copy);
  return copy;
}

/**
 * Bytes after gzip of all scripts that an empty page (`floor`) and another one (`whole`) load until they are still, from such a copy behind
 * `origin`: `own` is the difference, `later` what the page asks for at the first sign of a person, or after some seconds without one.
 */
export async function weighScripts(
  browser: Browser,
  { origin, folder }: { origin: string; folder: string },
  path: string,
) {
  const { first: floor } = await weightsOf(browser, origin + EMPTY, folder);
  const { first: whole, all } = await weightsOf(browser, origin + path, folder);
  if (whole <= floor)
    throw new Error(`${path} loads ${whole} bytes of scripts, an empty page ${floor}: it has not started.`);
  return { floor, whole, own: whole - floor, later: all - whole };
}

async function weightsOf(browser: Browser, url: string, folder: string): Promise<{ first: number; all: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = watchScripts(page, folder);
  await page.goto(url);
  const first = await scripts.whenStill();
  await page.keyboard.press('Shift');
  const all = await scripts.whenStill();
  await context.close();
  return { first, all };
}
