import type { Locator } from 'playwright/test';
import { expect, test } from './test.ts';
import { triggerHydration, untilHydrated } from './watch-page.ts';

test('without JavaScript the whole page has its styles', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/about`);
  await expect(page.locator('main section').first()).toBeVisible();
  await expect(page.locator('footer').last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await context.close();
});

test('a page requests no script and no style sheet before its first paint', async ({ page }) => {
  await page.goto('/about');
  // An element is visible before the browser reports its first paint.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    requested: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }));
  const early = requested.filter(({ startTime }) => startTime < painted).map(({ name }) => name);
  expect(early.filter((name) => /\.(?:js|css)(?:\?|$)/.test(name))).toEqual([]);
});

const readProperty = (locator: Locator, name: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

test('style attributes apply before and after hydration', async ({ page }) => {
  await page.goto('/about');
  const headline = page.locator('footer .display');
  await expect(headline).toHaveAttribute('style');
  const em = await readProperty(headline, '--em');
  expect(Number(em)).toBeGreaterThan(1);
  await triggerHydration(page);
  await untilHydrated(page);
  expect(await readProperty(headline, '--em')).toBe(em);
});
