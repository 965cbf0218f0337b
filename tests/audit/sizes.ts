import type { Measure } from '../budgets.ts';
import { weighFirstLoad } from '../e2e/first-load.ts';
import { overruns } from '../e2e/overruns.ts';
import { weighOwnScripts } from '../e2e/own-scripts.ts';
import { triggerHydration, untilHydrated } from '../e2e/watch-page.ts';
import { openSite } from './open-site.ts';

/**
 * `npm run audit -- sizes [part of a path ...]`: prints the first load of every page of the last build in KB (1,024 bytes), as
 * `tests/budgets.ts` limits it, and what hydration loads `later`, as sent. Exits with 1 when a page exceeds a limit.
 */
const QUOTE = '/get-a-quote';
const wanted = process.argv.slice(2);
const rows: object[] = [];
const problems: string[] = [];

await openSite(async ({ origin, browser, listed }) => {
  const paths = [...listed, '/get-a-quote/confirmation', '/case-studies/preview', '/nowhere'];
  for (const path of paths.filter((one) => wanted.length === 0 || wanted.some((part) => one.includes(part)))) {
    const page = await browser.newPage();
    const load = await weighFirstLoad(page, origin, path);
    let later = 0;
    page.on('requestfinished', (request) => void request.sizes().then((sizes) => (later += sizes.responseBodySize)));
    await triggerHydration(page);
    await untilHydrated(page);
    await page.waitForTimeout(500);
    await page.context().close();
    const measured = path === QUOTE ? { ...load, ownScripts: await weighOwnScripts(browser, origin, path) } : load;
    problems.push(...overruns(path, measured));
    const figures = Object.entries(measured).map(([measure, value]) => [measure, toFigure(measure as Measure, value)]);
    rows.push({ page: path, ...(Object.fromEntries(figures) as object), later: toFigure('total', later) });
  }
});
console.table(rows);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function toFigure(measure: Measure, value: number): number {
  return measure === 'requests' || measure === 'nodes' ? value : Number((value / 1024).toFixed(1));
}
