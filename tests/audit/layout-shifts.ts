import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { listedPaths } from '../site/listed-paths.ts';
import { startSite } from '../site/start-site.ts';

/**
 * `npm run audit:shifts [-- --widths 390,1440 --only /,/about]`: how much every page of the last build moves when its fonts and
 * pictures come late, as on a slow line, and what moves most. Ends with 1 when a page moves at all: a layout shift that is not 0.000.
 */
const { values } = parseArgs({
  options: { widths: { type: 'string', default: '390,1440' }, only: { type: 'string' } },
});
const LATE = '**/*.{woff2,svg,png,jpg,webp}';
const LATE_MS = 400;
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
    await page.route(LATE, async (route) => {
      await pause(LATE_MS);
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'load' });
    await pause(LATE_MS + SETTLED_MS);
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
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const rows = [];
let pages = 0;
try {
  const paths = values.only?.split(',') ?? listedPaths(await (await fetch(`${site.origin}/sitemap.xml`)).text());
  for (const width of values.widths.split(',').map(Number))
    for (const path of paths) {
      const shifts = await shiftsOf(browser, site.origin + path, width);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const [largest] = shifts.toSorted((left, right) => right.value - left.value);
      pages += 1;
      if (sum >= MOST) rows.push({ width, path, shift: Number(sum.toFixed(4)), 'moved most': largest?.moved });
    }
} finally {
  await browser.close();
  site.stop();
}
console.table(rows.toSorted((left, right) => right.shift - left.shift));
console.log(`${rows.length} of ${pages} pages move when fonts and pictures come ${LATE_MS} ms late.`);
process.exitCode = rows.length > 0 ? 1 : 0;
