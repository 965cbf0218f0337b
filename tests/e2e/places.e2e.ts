import { expect, test, type Page } from './test.ts';

/** How far a page may end up from its place, in CSS pixels. */
const TOLERANCE = 2;

/** Waits until nothing more can move: fonts and pictures are there, also the lazy ones. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete && loading !== 'lazy'),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** How far the page is from where its element would be if it were scrolled to now. */
async function missedBy(page: Page, selector: string): Promise<number> {
  const before = await scrolledTo(page);
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  return Math.abs((await scrolledTo(page)) - before);
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
      test(`${path} opens at its place`, async ({ page }) => {
        await page.goto(path);
        await untilStill(page);
        expect(await scrolledTo(page)).toBeGreaterThan(500);
        expect(await missedBy(page, selector)).toBeLessThanOrEqual(TOLERANCE);
      });

    test('a text fragment leads to its words', async ({ page }) => {
      await page.goto('/about#:~:text=Who%20designs%20your%20clues');
      await untilStill(page);
      await expect(page.getByText('Who designs your clues')).toBeInViewport();
    });

    for (const path of ['/', '/case-studies', '/case-studies/lumenfold-mission-mural-dash'])
      test(`${path} keeps its place at a reload and on the way back`, async ({ page }) => {
        await page.goto(path);
        await untilStill(page);
        await page.evaluate(() => scrollTo(0, Math.round(document.body.scrollHeight * 0.6)));
        const before = await scrolledTo(page);
        await page.reload();
        await untilStill(page);
        expect(Math.abs((await scrolledTo(page)) - before), 'after a reload').toBeLessThanOrEqual(TOLERANCE);
        await page.goto('/terms');
        await page.goBack();
        await untilStill(page);
        expect(Math.abs((await scrolledTo(page)) - before), 'after a return').toBeLessThanOrEqual(TOLERANCE);
      });
  });
}
