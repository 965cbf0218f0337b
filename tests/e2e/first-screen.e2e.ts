import type { Locator } from 'playwright/test';
import { expect, test } from './test.ts';

test('the first screen is drawn while the far rules are on their way, and nothing in it moves when they come', async ({
  page,
}) => {
  let deliver = () => {};
  const isAsked = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\.css$/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const headline = page.locator('h1');
  await expect(headline).toBeVisible();
  const section = page.locator('main > section').first();
  await expect(section).toBeHidden();
  // Visible is what layout says; the browser paints, and swaps its fonts, when it gets to it.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await page.evaluate(() => document.fonts.ready);
  const before = await headline.boundingBox();
  await expect(section).toBeHidden();
  deliver();
  await expect(section).toBeVisible();
  await page.waitForLoadState('load');
  expect(await headline.boundingBox()).toEqual(before);
});

test('a style sheet that does not come hides nothing', async ({ page }) => {
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('main > section').first()).toBeVisible();
  await expect(page.locator('footer').last()).toBeVisible();
});

test('without JavaScript the whole page has its styles', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/about`);
  await expect(page.locator('main > section').first()).toBeVisible();
  await expect(page.locator('footer').last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await context.close();
});

test('the first page of a session asks for no script, font or style sheet before it is painted', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('footer')).toBeVisible();
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }));
  const early = asked.filter(({ startTime }) => startTime < painted).map(({ name }) => name);
  expect(early.filter((name) => !/\.svg|\.png|\.ico/.test(name))).toEqual([]);
  expect(asked.map(({ name }) => name.replace(/.*\//, ''))).toContainEqual(expect.stringMatching(/\.css$/));
});

test('the link to the far rules is gone when React is there, and React has nothing to complain of', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto('/about');
  await expect(page.locator('#far')).toBeAttached();
  await page.mouse.move(200, 200);
  await expect(page.locator('#far')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main > section').first()).toBeAttached();
  expect(said).toEqual([]);
});

const readProperty = (locator: Locator, name: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

test('what style attributes said still holds when React is there', async ({ page }) => {
  await page.goto('/about');
  const headline = page.locator('footer .display');
  await expect(headline).toHaveAttribute('data-own');
  const em = await readProperty(headline, '--em');
  expect(Number(em)).toBeGreaterThan(1);
  await page.mouse.move(200, 200);
  await expect(page.locator('#far')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await readProperty(headline, '--em')).toBe(em);
});

test('what style attributes said gives way to what React sets', async ({ page }) => {
  await page.goto('/get-a-quote');
  const track = page.locator('[data-own]', { has: page.getByRole('list', { name: 'Progress' }) });
  expect(await readProperty(track, '--place')).toBe('0');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => readProperty(track, '--place')).toBe('1');
});
