import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { startSlowProxy } from '../servers/slow-proxy.ts';
import { openSite } from './open-site.ts';

/**
 * `npm run audit -- layout-shifts [--widths 390,412,1440 --only /,/about]`: measures the layout shifts of every page of the last build, and what
 * shifts most: on a slow connection, where markup arrives in pieces and fonts and pictures late, while scrolling to the end and back, and
 * after a jump to the end of a page that is not laid out yet, while scrolling upwards. 412 px is the width of Lighthouse's phone. Exits
 * with 1 when a page has a layout shift that is not 0.000.
 */
const { values } = parseArgs({
  options: { widths: { type: 'string', default: '390,412,1440' }, only: { type: 'string' } },
});
const FILES_MS = 400;
const PIECE_BYTES = 6_000;
const PIECE_MS = 100;
/** The pause after the last file has loaded, in milliseconds. */
const STABLE_MS = 350;
const MAX_SHIFT = 0.0005;
const VIEWPORT_HEIGHT = 800;

/** The length of one scroll step, in pixels. */
const SCROLL_PX = 240;

/** Shifts this soon after a key press are a response to it, and by the metric's definition no layout shift. */
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

/** Scrolls step by step to the end of a page or its top. Skipped content is laid out on the way, so the end may move. */
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
async function measureShifts(browser: Browser, url: string, width: number): Promise<Shift[]> {
  const context = await browser.newContext({ viewport: { width, height: VIEWPORT_HEIGHT } });
  try {
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await pause(FILES_MS + STABLE_MS);
    await scrollThrough(page, SCROLL_PX);
    await scrollThrough(page, -SCROLL_PX);
    const whileScrolling = await page.evaluate(() => (window as unknown as Watched).shifts);
    await page.reload({ waitUntil: 'load' });
    await page.keyboard.press('End');
    await pause(INPUT_MS);
    await scrollThrough(page, -SCROLL_PX);
    return [...whileScrolling, ...(await page.evaluate(() => (window as unknown as Watched).shifts))];
  } finally {
    await context.close();
  }
}

const rows: { width: number; path: string; shift: number; 'moved most': string | undefined }[] = [];
let pages = 0;
await openSite(async ({ origin, browser, listed }) => {
  const slowProxy = await startSlowProxy(origin, {
    fileDelayMs: FILES_MS,
    pieceBytes: PIECE_BYTES,
    pieceIntervalMs: PIECE_MS,
  });
  for (const width of values.widths.split(',').map(Number))
    for (const path of values.only?.split(',') ?? listed) {
      const shifts = await measureShifts(browser, slowProxy.origin + path, width);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const [largest] = shifts.toSorted((left, right) => right.value - left.value);
      pages += 1;
      if (sum >= MAX_SHIFT) rows.push({ width, path, shift: Number(sum.toFixed(4)), 'moved most': largest?.moved });
    }
  slowProxy.stop();
});
console.table(rows.toSorted((left, right) => right.shift - left.shift));
console.log(`${rows.length} of ${pages} pages move on a slow line.`);
process.exitCode = rows.length > 0 ? 1 : 0;
