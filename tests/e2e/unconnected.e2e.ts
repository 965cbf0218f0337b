import { listedPaths } from '../site/listed-paths.ts';
import { expect, test } from './test.ts';
import { showUp, untilHydrated } from './watch-page.ts';

test('with nothing configured no page asks another host for anything, sets a cookie or asks a question', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const paths = listedPaths(await (await request.get('/sitemap.xml')).text());
  expect(paths.length).toBeGreaterThan(40);
  const foreign: string[] = [];
  const cookies: string[] = [];
  context.on('request', (asked) => {
    const { origin, protocol, href } = new URL(asked.url());
    if (origin !== baseURL && !/^(data|blob):/.test(protocol)) foreign.push(`${page.url()}: ${href}`);
  });
  context.on('response', async (answer) => {
    if ((await answer.allHeaders())['set-cookie']) cookies.push(answer.url());
  });
  for (const path of [...paths, '/nowhere', '/case-studies/preview?test-mode=true']) {
    await page.goto(path);
    await showUp(page);
    await untilHydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const html = await page.content();
    expect(html, path).not.toMatch(/services\.js|privacy-choices|googletagmanager|branch\.io|maps\/embed/);
    expect(await page.evaluate(() => document.cookie), path).toBe('');
  }
  expect(foreign).toEqual([]);
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect((await request.get('/services.js')).status()).toBe(404);
});

test('the privacy page says so', async ({ page }) => {
  await page.goto('/privacy#services');
  const list = page.locator('#services');
  await expect(list).toContainText('None. As this site is set up today, it sets no cookies');
  await expect(list.locator('h3, table')).toHaveCount(0);
});
