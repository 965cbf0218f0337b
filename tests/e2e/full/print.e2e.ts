import { CASE_ROUTES } from '../routes.ts';
import { expect, test } from '../test.ts';

for (const format of ['Letter', 'A4'] as const) {
  test(`every study is one page of ${format} paper, with its price and its address`, async ({ page }) => {
    test.setTimeout(120_000);
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

test('without JavaScript a study is the same page of paper', async ({ page, browser }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const sizes: number[] = [];
  for (const one of [page, plain]) {
    await one.goto(new URL(CASE_ROUTES[0]!, test.info().project.use.baseURL).href);
    // Somebody who prints waits for the pictures; the driver does not.
    for (const picture of await one.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    }
    sizes.push((await one.pdf({ format: 'A4', printBackground: true })).length);
  }
  await plain.context().close();
  expect(sizes[1]).toBe(sizes[0]);
});
