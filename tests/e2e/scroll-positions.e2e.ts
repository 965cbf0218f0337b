import { expect, test, type Page } from './test.ts';

/** The largest accepted offset of a page from its scroll target, in CSS pixels. */
const TOLERANCE_PX = 2;

/** Waits until nothing more can shift: fonts and pictures have loaded, also the lazy ones. */
async function waitUntilStable(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img:not([popover] img)')].every(
      ({ complete, loading }) => complete && loading !== 'lazy',
    ),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const getScrollY = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The distance between the scroll position and the element of the address, in CSS pixels. */
async function getOffset(page: Page, selector: string): Promise<number> {
  const before = await getScrollY(page);
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  return Math.abs((await getScrollY(page)) - before);
}

for (const [width, tag] of [
  [390, undefined],
  [1440, '@full'],
] as const) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [path, selector] of [
      ['/about#contact', '#contact'],
      ['/#questions', '#questions'],
      ['/blog/ballroom-escape-room#union-notes', '#union-notes'],
    ] as const)
      test(`${path} opens at its anchor`, async ({ page }) => {
        await page.goto(path);
        await waitUntilStable(page);
        expect(await getScrollY(page)).toBeGreaterThan(500);
        expect(await getOffset(page, selector)).toBeLessThanOrEqual(TOLERANCE_PX);
      });

    test('a text fragment scrolls to its text', async ({ page }) => {
      await page.goto('/about#:~:text=Who%20designs%20your%20clues');
      await waitUntilStable(page);
      await expect(page.getByText('Who designs your clues')).toBeInViewport();
    });

    for (const path of ['/', '/case-studies', '/case-studies/lumenfold-mission-mural-dash'])
      test(`${path} keeps its scroll position after a reload and after Back`, async ({ page }) => {
        await page.goto(path);
        await waitUntilStable(page);
        await page.evaluate(() => scrollTo(0, Math.round(document.body.scrollHeight * 0.6)));
        const before = await getScrollY(page);
        await page.reload();
        await waitUntilStable(page);
        expect(Math.abs((await getScrollY(page)) - before), 'after a reload').toBeLessThanOrEqual(TOLERANCE_PX);
        await page.goto('/terms');
        await page.goBack();
        await waitUntilStable(page);
        expect(Math.abs((await getScrollY(page)) - before), 'after a return').toBeLessThanOrEqual(TOLERANCE_PX);
      });
  });
}
