import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { copySite } from '../site/copy-site.ts';
import { startDev } from '../site/start-dev.ts';
import { median } from './median.ts';

/**
 * `npm run audit:refresh`: saves content files of a copy of the site while their pages are open in `npm run dev`, seven
 * times each, and prints how long it takes until the page shows the change. Ends with 1 when a single save took more than a second.
 */
const SAVES = 7;
/** A person who sees a page opens its file, finds the words and changes them; nobody is faster. */
const LOOK_MS = 5000;
const MOST_MS = 1000;
const EDITED: [page: string, file: string, line: RegExp][] = [
  ['/about', 'content/pages/about.md', /^  lead: .*$/m],
  ['/blog/rain-plan', 'content/blog/rain-plan.md', /^title: .*$/m],
  [
    '/case-studies/lumenfold-mission-mural-dash',
    'content/case-studies/lumenfold-mission-mural-dash.md',
    /^fullTitle: .*$/m,
  ],
  ['/', 'content/site.yaml', /^phone: .*$/m],
];

/** Saves a file and waits for its new words, in milliseconds. */
async function save(page: Page, path: string, text: string, words: string): Promise<number> {
  const started = performance.now();
  writeFileSync(path, text);
  await page.waitForFunction((expected) => document.body.textContent.includes(expected), words, { polling: 20 });
  return performance.now() - started;
}

const folder = copySite('refresh');
const dev = await startDev(folder, '/about');
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const rows = [];
try {
  for (const [path, file, line] of EDITED) {
    const page = await browser.newPage();
    const connected = page.waitForEvent('console', (message) => message.text().includes('[HMR] connected'));
    await page.goto(dev.origin + path, { waitUntil: 'networkidle', timeout: 120_000 });
    await connected;
    await pause(LOOK_MS);
    const whole = join(folder, file);
    const before = readFileSync(whole, 'utf8');
    const found = line.exec(before)?.[0];
    if (!found) throw new Error(`${file} has no line of that kind.`);
    const key = found.slice(0, found.indexOf(':'));
    const times = [];
    for (let turn = 1; turn <= SAVES; turn += 1) {
      const words = file === 'content/site.yaml' ? `(415) 555-01${10 + turn}` : `Saved for the ${turn}th time`;
      times.push(await save(page, whole, before.replace(line, `${key}: "${words}"`), words));
    }
    const rounded = times.map(Math.round);
    rows.push({
      page: path,
      file,
      'first ms': rounded[0]!,
      'median ms': median(rounded),
      'slowest ms': Math.max(...rounded),
    });
    await page.close();
  }
} finally {
  await browser.close();
  dev.stop();
}
console.table(rows);
process.exitCode = Math.max(...rows.map((row) => row['slowest ms'])) <= MOST_MS ? 0 : 1;
