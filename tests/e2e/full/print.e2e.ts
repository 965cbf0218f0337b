import { CASE_ROUTES } from '../routes.ts';
import { expect, test } from '../test.ts';

for (const format of ['Letter', 'A4'] as const) {
  test(`every study prints on one page of ${format} paper, with its price and its address`, async ({ page }) => {
    for (const route of CASE_ROUTES) {
      await page.goto(route);
      const pdf = await page.pdf({ format, printBackground: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), route).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^An event this size today/), route).toBeVisible();
      await expect(page.getByText(new RegExp(`^Read it online: http.*${route}$`)), route).toBeVisible();
      await expect(page.getByRole('heading', { name: 'At a glance' }), route).toBeVisible();
      await expect(page.locator('main figure blockquote:visible'), route).toHaveCount(1);
      await expect(page.locator('main a[id^=picture-]:visible'), route).toHaveCount(3);
      await expect(page.getByRole('navigation'), route).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  });
}

test('without JavaScript a study prints on the same page of paper', async ({ page, browser }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const sizes: number[] = [];
  for (const one of [page, plain]) {
    await one.goto(new URL(CASE_ROUTES[0]!, test.info().project.use.baseURL).href);
    // A browser that prints loads lazy pictures; the driver does not.
    for (const picture of await one.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    }
    sizes.push((await one.pdf({ format: 'A4', printBackground: true })).length);
  }
  await plain.context().close();
  expect(sizes[1]).toBe(sizes[0]);
});

for (const route of ['/get-a-quote', '/escape-rooms/jazz-heist', '/homeschool-hunt', '/scavenger-hunts', '/'])
  test(`everything that is folded on ${route} prints open`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    const folded = await page
      .getByRole('main')
      .locator('details:not([open])')
      .evaluateAll((all) =>
        all
          .filter((details) => details.checkVisibility())
          .map((details) => ({
            name: details.textContent?.slice(0, 60),
            isShown: [...details.children].every(
              (part) => part.checkVisibility({ contentVisibilityAuto: true }) && part.clientHeight > 0,
            ),
          })),
      );
    expect(folded.length).toBeGreaterThan(0);
    expect(folded.filter(({ isShown }) => !isShown)).toEqual([]);
  });
