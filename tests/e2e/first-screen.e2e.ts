import type { Locator } from 'playwright/test';
import { expect, test } from './test.ts';

for (const path of [
  '/',
  '/about',
  '/blog/rain-plan',
  '/escape-rooms/jazz-heist',
  '/case-studies/tidewrack-dockside-dispatch',
  '/get-a-quote',
])
  test(`${path} looks with near and far rules as with the whole sheets`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Before React, which loads the whole sheets.
    await page.route(/\.js(?:\?|$)/, (route) => route.abort());
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const { checked, differences } = await page.evaluate(async () => {
        // Sizes of what is not laid out depend on the moment.
        const everything = new CSSStyleSheet();
        everything.replaceSync('*, ::details-content { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(everything);
        const parts = [...document.querySelectorAll('body, body *:not(script, style, link, noscript)')].flatMap(
          (element) =>
            [undefined, '::before', '::after']
              .filter((part) => !part || getComputedStyle(element, part).content !== 'none')
              .map((part) => ({ element, part })),
        );
        /** Properties of the page's own tokens are there only where something reads them. */
        const read = () =>
          parts.map(({ element, part }) => {
            const style = getComputedStyle(element, part);
            return [...style]
              .filter((name) => !name.startsWith('--'))
              .map((name) => `${name}: ${style.getPropertyValue(name)}`);
          });
        const apart = read();
        const own = document.querySelector<HTMLStyleElement>('[data-sheets]')!;
        const links = own.dataset.sheets!.split(' ').map((href) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          document.head.append(link);
          return new Promise((resolve) => (link.onload = resolve));
        });
        await Promise.all(links);
        // These stand for style attributes, and are in no sheet of the site.
        const ofAttributes = [...own.sheet!.cssRules].filter(({ cssText }) => cssText.startsWith('[data-own='));
        for (const { cssText } of ofAttributes) everything.insertRule(cssText);
        own.remove();
        document.getElementById('far')!.remove();
        await document.fonts.ready;
        const whole = read();
        const differences = parts.flatMap(({ element, part = '' }, index) =>
          apart[index]!.filter((line, place) => line !== whole[index]![place]).map(
            (line) => `${element.tagName} ${element.getAttribute('class')}${part} ${line}`,
          ),
        );
        return { checked: parts.length, differences: differences.slice(0, 20) };
      });
      expect(checked).toBeGreaterThan(200);
      expect(differences).toEqual([]);
    }
  });

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

for (const hash of ['#contact', '#:~:text=Who%20designs%20your%20clues'])
  test(`an address that names a place below the first screen leads there (${hash})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/about${hash}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

test('the first page of a session asks for nothing but itself before it is painted, and for its far rules after that', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.locator('footer')).toBeVisible();
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(asked.filter(({ startTime }) => startTime < painted)).toEqual([]);
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

for (const [path, far] of [
  ['/', ['footer', 'main > nav', '#questions']],
  ['/about', ['footer', '#contact']],
  ['/blog/rain-plan', ['footer', 'section[aria-labelledby=post-events]']],
] as const)
  test(`${path} lays out what is far when somebody comes near`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    await expect(page.locator('footer').last()).toBeVisible();
    const parts = far.map((selector) => page.locator(selector).last());
    const isLaidOut = (part: Locator) =>
      part.evaluate((element) => element.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
    for (const part of parts) expect(await isLaidOut(part), `${part} before anybody scrolls`).toBe(false);
    for (const part of parts) {
      await part.evaluate((element) => element.scrollIntoView());
      await expect.poll(() => isLaidOut(part), `${part} when it is looked at`).toBe(true);
    }
  });
