import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { expect, test, type Page } from './test.ts';

const rootSize = 'parseFloat(getComputedStyle(document.documentElement).fontSize)';
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

/** A browser whose owner has set another size of text. */
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
          // The second is what 320 px are at the default size.
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

/** When a page began to ask for a file with this in its address, and when its first text or picture was on the screen, in milliseconds. */
function askedAndPainted(part: string): { asked: number; painted: number } {
  const file = performance.getEntriesByType('resource').find(({ name }) => name.includes(part));
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!file || !paint) throw new Error(`${file ? 'No paint' : `Nothing with ${part}`}.`);
  return { asked: file.startTime, painted: paint.startTime };
}

test('the overlay shows on the first page of a session only, and is gone after 500 ms', async ({ page }) => {
  const covered = () => page.locator('html').getAttribute('data-covered');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { classList, dataset } = document.documentElement;
      if (classList.contains('first-visit')) dataset.covered = 'yes';
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect.poll(covered).toBe('yes');
  await expect(page.locator('html')).not.toHaveClass(/first-visit/, { timeout: 3000 });
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

test('the first page of a session paints before it asks for the face of texts, other pages ask at once', async ({
  page,
}) => {
  const face = () => [...document.fonts].find(({ family }) => family.includes('Familjen'));
  // The end of the overlay asks, too, which a slow machine may reach before it has painted anything.
  await page.addInitScript(`{
    const later = setTimeout;
    window.setTimeout = (task, time, ...rest) => later(task, time === 500 ? 60_000 : time, ...rest);
  }`);
  // Two frames of the whole page: on a slow machine there are frames before there are texts.
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const { dataset } = document.documentElement;
    dataset.isLater = document.documentElement.matches('.late');
    requestAnimationFrame(() => requestAnimationFrame(() => { dataset.whole = (${String(face)})().status; }));
  })`);
  const noted = (name: string) => page.locator('html').getAttribute(`data-${name}`);
  await page.goto('/about');
  await expect.poll(() => page.evaluate(`(${String(face)})().status`)).toBe('loaded');
  const { asked, painted } = await page.evaluate(askedAndPainted, '/text.');
  expect(asked).toBeGreaterThanOrEqual(painted);
  await page.reload();
  await expect.poll(() => noted('whole')).toMatch(/^load/);
  expect(await noted('is-later')).toBe('false');
});

test('the first frames of a session are set in faces of the system, then texts, headlines and boards in ours at once', async ({
  page,
}) => {
  const fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  // The overlay, under which headlines wait, may not end before a slow machine has looked.
  await page.addInitScript(`{
    const later = setTimeout;
    window.setTimeout = (task, time, ...rest) => later(task, time === 500 ? 60_000 : time, ...rest);
  }`);
  await page.goto('/', { waitUntil: 'commit' });
  const faces = () =>
    page.evaluate(() =>
      ['body', 'header a[href="/"]:not([class*=skip])', 'h1', 'main svg text'].map(
        (selector) => getComputedStyle(document.querySelector(selector)!).fontFamily.split(',')[0]!,
      ),
    );
  await page.locator('footer').waitFor({ state: 'attached' });
  expect(await faces()).toEqual([
    '"Text Fallback Wide"',
    '"Capitals Fallback Wide"',
    '"Capitals Fallback Wide"',
    '"Display Fallback Wide"',
  ]);
  fonts.resolve();
  await expect.poll(faces).toEqual(['"Familjen Grotesk"', 'Anybody', 'Anybody', 'Anybody']);
});

test('fonts go from loading to loaded', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveClass(/fonts-(loaded|fallback)/);
  await expect(page.locator('html')).not.toHaveClass(/fonts-loading/);
});

test('fonts that do not come are replaced after 500 ms, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.route(/\.woff2/, () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/fonts-fallback/, { timeout: 3000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('without JavaScript every word is there: no overlay, all 17 studies, questions open, a way to a price', async ({
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
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the price' })).toBeVisible();
  await context.close();
});

test('the library filters by category from the address, and back', async ({ page }) => {
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

test('the phone menu opens without hydration and leads on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Case studies' }).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await context.close();
});
