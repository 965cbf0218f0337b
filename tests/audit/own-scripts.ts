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

/** Bytes after gzip of all scripts that an empty page and another one load until they are still, from such a copy behind `origin`. */
export async function weighScripts(
  browser: Browser,
  { origin, folder }: { origin: string; folder: string },
  path: string,
) {
  const floor = await weightOf(browser, origin + EMPTY, folder);
  const whole = await weightOf(browser, origin + path, folder);
  return { floor, whole, own: whole - floor };
}

async function weightOf(browser: Browser, url: string, folder: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = watchScripts(page, folder);
  await page.goto(url);
  const weights = await scripts.whenStill();
  await context.close();
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
