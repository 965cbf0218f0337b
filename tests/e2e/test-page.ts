import AxeBuilder from '@axe-core/playwright';
import { weighFirstLoad } from './first-load.ts';
import { overruns } from './overruns.ts';
import { HYDRATES_BY_ITSELF, PAGE_ROUTES } from './routes.ts';
import { expect, test } from './test.ts';
import { triggerHydration, untilHydrated, watchPage } from './watch-page.ts';
import { emptyParts } from './empty-parts.ts';

/** An unknown address; others fail in the same way. */
export const WRONG_ADDRESS = '/nowhere';

/** Markup that no page has where no service is configured. */
const SERVICE_MARKUP = /services\.js|privacy-choices|googletagmanager|branch\.io|maps\/embed/;

const WIDTHS = [1440, 390];

/** Defines a test for a page: one visit that checks all requirements for every page. */
export function testPage(route: string): void {
  test(`${route} is complete, within budget, accessible and secure, and hydrates without an error`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const isMissing = route === WRONG_ADDRESS || /\/(nobody|nothing)$/.test(route);
    const watch = watchPage(page);
    const foreign: string[] = [];
    context.on('request', (sent) => {
      if (!sent.url().startsWith(baseURL!) && !/^(data|blob):/.test(sent.url())) foreign.push(sent.url());
    });
    const headers: Promise<Record<string, string>>[] = [];
    // A response that is cut off by the end of the test has no headers.
    context.on('response', (answer) => headers.push(answer.allHeaders().catch(() => ({}))));

    await test.step('the response has one strict policy', async () => {
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
      expect(html).not.toMatch(SERVICE_MARKUP);
    });

    await test.step('it is within its budget, and nothing blocks its first paint', async () => {
      const load = await weighFirstLoad(page, baseURL!, route);
      if ([...PAGE_ROUTES, WRONG_ADDRESS].includes(route)) expect(overruns(route, load)).toEqual([]);
      if (HYDRATES_BY_ITSELF.test(route)) return;
      expect(watch.framework).toEqual([]);
      expect(await page.evaluate(blockingResources)).toEqual([]);
    });

    await test.step('it has a title, one h1, and no empty section or overflow at any width', async () => {
      expect(await page.title()).not.toBe('');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).not.toBeEmpty();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        // On a busy machine, a picture taken directly after the change of size lacks parts that are not painted yet.
        await expect.poll(() => emptyParts(page), { message: `${width} px` }).toEqual([]);
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
        // Without frames, axe needs no separate page for its results.
        .setLegacyMode()
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
    });

    await test.step('it hydrates, and has requested no other host and stored nothing', async () => {
      await triggerHydration(page);
      await untilHydrated(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await page.content()).not.toMatch(SERVICE_MARKUP);
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
