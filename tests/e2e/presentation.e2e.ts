import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { expect, test, type Page } from './test.ts';

const rootSize = 'parseFloat(getComputedStyle(document.documentElement).fontSize)';
const mainSize = "parseFloat(getComputedStyle(document.querySelector('main')).fontSize)";
const bodySize = 'parseFloat(getComputedStyle(document.body).fontSize)';

for (const [width, size] of [
  [2400, 18],
  [1440, 16],
  [1024, 14],
  [600, 8.6],
  [390, 8.6],
  [340, 7.8],
  [320, 7.8],
] as const) {
  test(`the root font is ${size} px at ${width} px, and text is never below 16 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    expect(await page.evaluate(rootSize)).toBeCloseTo(size, 1);
    expect(await page.evaluate(bodySize)).toBeGreaterThanOrEqual(16);
    await page.goto('/blog');
    expect(await page.evaluate(rootSize)).toBeCloseTo(10, 1);
    expect(await page.evaluate(bodySize)).toBeGreaterThanOrEqual(16);
  });
}

test('text is 18 px on the seven pages with the larger base font, 16 px in lists of the blog, and 17 px elsewhere', async ({
  page,
}) => {
  const large = ['/about', '/get-a-quote', '/homeschool-hunt', '/scavenger-hunts'].concat(
    ['the-experience', 'past-events', 'getting-started'].map((name) => `/team-building/${name}`),
  );
  const sizes = new Map([
    ...large.map((path) => [path, 18] as const),
    ...['/', '/case-studies', '/blog/rain-plan', '/terms'].map((path) => [path, 17] as const),
    ...['/blog', '/blog?q=rain', '/blog/topics/planning'].map((path) => [path, 16] as const),
  ]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, size] of sizes) {
      await page.goto(path);
      expect(await page.evaluate(mainSize), `${path} at ${width} px`).toBeCloseTo(size, 1);
    }
  }
});

/** Opens a browser whose user has set another text size. */
async function withTextSize<T>(size: number, action: (page: Page) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: size } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    reducedMotion: 'reduce',
  });
  try {
    return await action(await context.newPage());
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

for (const size of [20, 32]) {
  test(
    `a browser set to ${size} px gets text that is ${size / 16} times as large, and nothing overflows`,
    { tag: '@full' },
    async ({ baseURL }) => {
      await withTextSize(size, async (page) => {
        for (const route of ['/', '/about', '/get-a-quote', '/case-studies', '/blog']) {
          // The second width equals 320 px at the default size.
          for (const width of [1440, 20 * size]) {
            await page.setViewportSize({ width, height: 900 });
            await page.goto(baseURL! + route);
            const where = `${route} at ${width} px`;
            expect(await page.evaluate<number>(bodySize), where).toBeGreaterThanOrEqual(size - 0.01);
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(overflow, where).toBeLessThanOrEqual(0);
          }
        }
      });
    },
  );
}

test('the overlay shows on the first page of a session only, and is removed after 500 ms', async ({ page }) => {
  const covered = () => page.locator('html').getAttribute('data-covered');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { classList, dataset } = document.documentElement;
      if (classList.contains('first-visit')) dataset.covered = 'yes';
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect.poll(covered).toBe('yes');
  await expect(page.locator('html')).not.toHaveClass(/first-visit/);
  expect(await page.evaluate(() => sessionStorage)).toEqual({});
  await page.reload();
  await page.waitForTimeout(300);
  expect(await covered()).toBeNull();
  await page.goto('/terms');
  await page.waitForTimeout(300);
  expect(await covered()).toBeNull();
  await page.goBack();
  await page.waitForTimeout(300);
  expect(await covered()).toBeNull();
});

test('fonts go from loading to loaded', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveClass(/fonts-(loaded|fallback)/);
  await expect(page.locator('html')).not.toHaveClass(/fonts-loading/);
});

test('fonts that fail to load are replaced after 500 ms, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.route(/\.woff2/, () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/fonts-fallback/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('without JavaScript all content is visible: no overlay, all 17 studies, open questions, a way to a price', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass(/first-visit/);
  await page.goto('/case-studies');
  await expect(page.locator('main li > a[href^="/case-studies/"]:not([href*="?"])')).toHaveCount(17);
  await page.goto('/escape-rooms/journey-to-jidara#check-availability');
  await expect(page.locator('#check-availability form')).toHaveAttribute('action', '/get-a-quote');
  await page.goto('/get-a-quote');
  await expect(page.getByRole('table').first()).toContainText('$5,800');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await context.close();
});

test('the address filters the library by category, and Back removes the filter', async ({ page }) => {
  await page.goto('/case-studies?category=Onboarding');
  const cards = page.locator('main li > a[href^="/case-studies/"]:not([href*="?"])');
  await expect(cards).toHaveCount(2);
  await page
    .getByRole('link', { name: /^All 17/ })
    .first()
    .click();
  await expect(cards).toHaveCount(17);
  await expect(page).toHaveURL(/\/case-studies$/);
});
