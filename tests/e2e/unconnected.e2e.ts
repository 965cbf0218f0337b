import { expect, test } from './test.ts';

test('without configured services there is no script of services', async ({ request }) => {
  expect((await request.get('/services.js')).status()).toBe(404);
});

test('without configured services the privacy page says that there are none', async ({ page }) => {
  await page.goto('/privacy#services');
  const list = page.locator('#services');
  await expect(list).toContainText('None. As this site is set up today, it sets no cookies');
  await expect(list.locator('h3, table')).toHaveCount(0);
});
