import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { listedPaths } from '../site/listed-paths.ts';
import { startSlowLine } from '../site/slow-line.ts';
import { startSite } from '../site/start-site.ts';

/**
 * `npm run audit:shifts [-- --widths 390,1440 --only /,/about]`: how much every page of the last build moves on a slow line, where its
 * markup comes piece by piece and fonts and pictures come late, and what moves most. Ends with 1 when a page moves at all: a layout
 * shift that is not 0.000.
 */
const { values } = parseArgs({
  options: { widths: { type: 'string', default: '390,1440' }, only: { type: 'string' } },
});
const FILES_MS = 400;
const PIECE_BYTES = 6_000;
const PIECE_MS = 100;
/** After the last file has come. */
const SETTLED_MS = 350;
const MOST = 0.0005;
const HEIGHT = 800;

type Shift = { value: number; moved: string };

/** The shifts of a page from its first paint on, in order. */
async function shiftsOf(browser: Browser, url: string, width: number): Promise<Shift[]> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await pause(FILES_MS + SETTLED_MS);
    return await page.evaluate(
      () =>
        new Promise<Shift[]>((resolve) => {
          new PerformanceObserver((list) => {
            type Source = { node?: Element; previousRect: DOMRect; currentRect: DOMRect };
            const entries = list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[];
            resolve(
              entries.map(({ value, sources }) => {
                const [first] = sources;
                const name = [first?.node?.tagName?.toLowerCase(), first?.node?.getAttribute?.('class')].join('.');
                return { value, moved: `${name} from ${first?.previousRect.y} to ${first?.currentRect.y} px` };
              }),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve([]), 100);
        }),
    );
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
