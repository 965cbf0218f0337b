import { listedPaths } from '../site/listed-paths.ts';
import { overruns } from '../speed/budgets.ts';
import { weighFirstLoad } from '../speed/first-load.ts';
import { expect, test } from './test.ts';

test('no page is over its budget before anybody scrolls, and nothing keeps its first paint waiting', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const paths = listedPaths(await (await request.get('/sitemap.xml')).text());
  expect(paths.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const path of paths) {
    // A browser of its own for each, so that nothing is left over from another page.
    const context = await browser.newContext();
    const page = await context.newPage();
    const load = await weighFirstLoad(page, baseURL!, path, path === '/get-a-quote' ? 'painted' : 'still');
    const isHeld = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus ===
            'blocking',
        ),
    );
    found.push(...overruns(load), ...(isHeld ? [`${path}: something blocks its first paint`] : []));
    await context.close();
  }
  expect(found).toEqual([]);
});
