import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { listedPaths } from '../site/listed-paths.ts';
import { startSlowLine } from '../site/slow-line.ts';
import { startSite } from '../site/start-site.ts';

/**
 * `npm run audit:shifts [-- --widths 390,412,1440 --only /,/about]`: how much every page of the last build moves by itself, and what moves most:
 * on a slow line, where its markup comes piece by piece and fonts and pictures come late, and under somebody who scrolls to its end, back
 * from there, and who jumps to the end of a page that is not laid out yet and reads upwards; 412 px is the phone of Lighthouse. Ends with 1
 * when a page moves at all: a layout shift that is not 0.000.
 */
const { values } = parseArgs({
  options: { widths: { type: 'string', default: '390,412,1440' }, only: { type: 'string' } },
});
const FILES_MS = 400;
const PIECE_BYTES = 6_000;
const PIECE_MS = 100;
/** After the last file has come. */
const SETTLED_MS = 350;
const MOST = 0.0005;
const HEIGHT = 800;

/** How far somebody scrolls at a time, in pixels. */
const SCROLL = 240;

/** What moves this soon after a key is an answer to it, and no layout shift by the definition of the metric. */
const INPUT_MS = 600;

type Shift = { value: number; moved: string };
type Watched = Window & { shifts: Shift[] };

function watchShifts(): void {
  const shifts: Shift[] = [];
  (window as unknown as Watched).shifts = shifts;
  new PerformanceObserver((list) => {
    type Source = { node?: Element; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const [first] = entry.sources;
      const name = [first?.node?.tagName?.toLowerCase(), first?.node?.getAttribute?.('class')].join('.');
      shifts.push({ value: entry.value, moved: `${name} from ${first?.previousRect.y} to ${first?.currentRect.y} px` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls a page step by step, from where it is to its end or its top. Far parts are laid out on the way, so the end may move off. */
async function scrollThrough(page: Page, step: number): Promise<void> {
  await page.evaluate(async (pixels) => {
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let before = -1; scrollY !== before;) {
      before = scrollY;
      scrollBy({ top: pixels, behavior: 'instant' });
      await twoFrames();
    }
  }, step);
}

/** The shifts of a page from its first paint on, in order. */
async function shiftsOf(browser: Browser, url: string, width: number): Promise<Shift[]> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
  try {
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await pause(FILES_MS + SETTLED_MS);
    await scrollThrough(page, SCROLL);
    await scrollThrough(page, -SCROLL);
    const onTheWay = await page.evaluate(() => (window as unknown as Watched).shifts);
    await page.reload({ waitUntil: 'load' });
    await page.keyboard.press('End');
    await pause(INPUT_MS);
    await scrollThrough(page, -SCROLL);
    return [...onTheWay, ...(await page.evaluate(() => (window as unknown as Watched).shifts))];
  } finally {
    await context.close();
  }
}

const site = await startSite();
const line = await startSlowLine(site.origin, { filesAfter: FILES_MS, piece: PIECE_BYTES, every: PIECE_MS });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const rows = [];
let pages = 0;
try {
  const paths = values.only?.split(',') ?? listedPaths(await (await fetch(`${site.origin}/sitemap.xml`)).text());
  for (const width of values.widths.split(',').map(Number))
    for (const path of paths) {
      const shifts = await shiftsOf(browser, line.origin + path, width);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const [largest] = shifts.toSorted((left, right) => right.value - left.value);
      pages += 1;
      if (sum >= MOST) rows.push({ width, path, shift: Number(sum.toFixed(4)), 'moved most': largest?.moved });
    }
} finally {
  await browser.close();
  line.stop();
  site.stop();
}
console.table(rows.toSorted((left, right) => right.shift - left.shift));
console.log(`${rows.length} of ${pages} pages move on a slow line.`);
process.exitCode = rows.length > 0 ? 1 : 0;
