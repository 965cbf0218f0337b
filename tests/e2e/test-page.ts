import AxeBuilder from '@axe-core/playwright';
import { overruns } from '../speed/budgets.ts';
import { weighFirstLoad } from '../speed/first-load.ts';
import { PAGE_ROUTES } from './routes.ts';
import { expect, test } from './test.ts';
import { showUp, untilHydrated, watchPage } from './watch-page.ts';
import { emptyParts } from './whole-page.ts';

/** An address of nothing; others fail in the same way. */
export const WRONG_ADDRESS = '/nowhere';

/** What no page holds where no service is configured. */
const OF_SERVICES = /services\.js|privacy-choices|googletagmanager|branch\.io|maps\/embed/;

/** Pages whose job needs scripts without any interaction. */
const HYDRATES_AT_LOAD = /^\/get-a-quote|^\/case-studies\/preview|test-mode/;

const WIDTHS = [1440, 390];

/** Defines a test for a page: one visit, which asks all that every page must answer. */
export function testPage(route: string): void {
  test(`${route} is whole, light, accessible and closed, and hydrates without an error`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const isMissing = route === WRONG_ADDRESS || /\/(nobody|nothing)$/.test(route);
    const watch = watchPage(page);
    const foreign: string[] = [];
    context.on('request', (asked) => {
      if (!asked.url().startsWith(baseURL!) && !/^(data|blob):/.test(asked.url())) foreign.push(asked.url());
    });
    const headers: Promise<Record<string, string>>[] = [];
    // Of an answer that is cut off by the end of the test there are none.
    context.on('response', (answer) => headers.push(answer.allHeaders().catch(() => ({}))));

    await test.step('the answer has one strict policy', async () => {
      const answer = await request.get(route);
      expect(answer.status()).toBe(isMissing ? 404 : 200);
      const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy');
      expect(policies).toHaveLength(1);
      const policy = policies[0]!.value;
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy.length).toBeLessThanOrEqual(4096);
      const html = await answer.text();
      if (!route.includes('?')) expect(html).not.toMatch(/<script[^>]* src=|__next_f\.push\(\[1|as="script"/);
      expect(html).not.toMatch(OF_SERVICES);
    });

    await test.step('it is within its budget, and nothing blocks its first paint', async () => {
      const load = await weighFirstLoad(page, baseURL!, route);
      if (HYDRATES_AT_LOAD.test(route)) return;
      if (PAGE_ROUTES.includes(route)) expect(overruns(load)).toEqual([]);
      expect(watch.framework).toEqual([]);
      expect(await page.evaluate(blockingResources)).toEqual([]);
    });

    await test.step('it has a title, one h1, and no empty part or overflow at any width', async () => {
      expect(await page.title()).not.toBe('');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await emptyParts(page), `${width} px`).toEqual([]);
      }
      for (const width of [...WIDTHS, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    await test.step('axe finds nothing', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page })
        .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })
        // Does without another page for the results: there are no frames here.
        .setLegacyMode()
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
    });

    await test.step('it hydrates, and has asked no other host and kept nothing', async () => {
      await showUp(page);
      await untilHydrated(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await page.content()).not.toMatch(OF_SERVICES);
      const expected = isMissing ? /status of 404|^404 / : /^$/;
      expect(watch.errors.filter((error) => !expected.test(error))).toEqual([]);
      expect(foreign).toEqual([]);
      expect((await Promise.all(headers)).filter((header) => 'set-cookie' in header)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  });
}

/** Runs in the page. */
function blockingResources(): string[] {
  const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  return entries.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').map(({ name }) => name);
}
