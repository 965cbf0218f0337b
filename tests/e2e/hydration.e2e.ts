import { expect, test, type Page } from './test.ts';
import { holdScripts } from './hold-scripts.ts';
import { CASE_ROUTES } from './routes.ts';
import { triggerHydration, untilHydrated, watchPage } from './watch-page.ts';

test('reading and scrolling loads no framework script and no RSC payload', async ({ page }) => {
  const watch = watchPage(page);
  for (const route of ['/', '/case-studies', CASE_ROUTES[0]!, '/homeschool-hunt', '/get-a-quote/confirmation']) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(300);
  }
  expect(watch.framework).toEqual([]);
});

test('the confirmation hydrates at once when a quote is stored', async ({ page }) => {
  const watch = watchPage(page);
  await page.goto('/get-a-quote/confirmation');
  await page.evaluate(() => sessionStorage.setItem('quote-sent', '{}'));
  await page.waitForTimeout(300);
  expect(watch.framework).toEqual([]);
  await page.reload();
  await untilHydrated(page);
});

for (const route of ['/get-a-quote', '/get-a-quote?type=onsite&people=45']) {
  test(`${route} hydrates when it is loaded and idle, unless the browser saves data`, async ({ page }) => {
    await page.goto(route);
    await untilHydrated(page);
    const delays = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
      return scripts.map(({ startTime }) => startTime - load!.loadEventStart);
    });
    expect(delays.length).toBeGreaterThan(5);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);

    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    const watch = watchPage(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    expect(watch.framework).toEqual([]);
    await triggerHydration(page);
    await untilHydrated(page);
  });
}

const FIRST_INTERACTIONS: [string, (page: Page) => Promise<unknown>][] = [
  ['a pointer', triggerHydration],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['the focus', (page) => page.locator('a').nth(1).focus()],
];

for (const [name, sign] of FIRST_INTERACTIONS) {
  test(`${name} hydrates the page in place, once`, async ({ page }) => {
    const watch = watchPage(page);
    await page.goto('/homeschool-hunt');
    await sign(page);
    await untilHydrated(page);
    await sign(page);
    await page.waitForTimeout(200);
    expect(watch.framework.filter((url) => url.includes('/api/flight/'))).toHaveLength(1);
    expect(watch.errors).toEqual([]);
  });
}

test('the full style sheets declare no font again that the page already has', async ({ page }) => {
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family, unicodeRange }) => family + unicodeRange));
  await page.goto('/homeschool-hunt');
  const before = await faces();
  expect(before.some((face) => face.includes('Familjen Grotesk'))).toBe(true);
  await triggerHydration(page);
  await untilHydrated(page);
  await expect(page.locator('link[rel=stylesheet][href*=chunks]').first()).toHaveJSProperty('media', '');
  expect(await faces()).toEqual(before);
});

test('text typed before hydration is kept', async ({ page }) => {
  await delayScripts(page, 1_500);
  await page.goto('/');
  const people = page.getByLabel('How many people?');
  await people.fill('80');
  await page.getByText('In San Francisco', { exact: true }).first().click();
  await untilHydrated(page);
  await expect(people).toHaveValue('80');
  await expect(page.locator('#price-bar-total')).toContainText('$4,4');
});

test('without any framework script, links, menus and forms work', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.getByLabel('How many people?').fill('60');
  await page.getByRole('button', { name: /Go on/ }).click();
  await page.waitForURL(/\/get-a-quote\?/, { waitUntil: 'commit' });
  expect(new URL(page.url()).searchParams.get('people')).toBe('60');
});

test('a filter chosen while scripts load is applied', async ({ page }) => {
  await delayScripts(page, 5_000);
  await page.goto('/case-studies');
  await page.getByRole('link', { name: /^Escape Room/ }).click();
  await expect(page).toHaveURL(/category=Escape/);
  await expect(page.getByRole('status').first()).toContainText(/^[1-9] of 17/);
});

test('a click on a control that only React handles is replayed after hydration', async ({ page }) => {
  await delayScripts(page, 1_000);
  await page.goto(CASE_ROUTES[0]!);
  await page
    .getByRole('button', { name: /copy|share/i })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toBeVisible({ timeout: 10_000 });
});

test.describe('the first interaction on an enhanced link or form', () => {
  const STUDY = '/case-studies/lumenfold-mission-mural-dash';
  const enhanced = [
    [
      'film',
      (page: Page) => page.getByRole('link', { name: 'Play the film' }),
      (page: Page) => page.locator('main video'),
    ],
    ['picture', (page: Page) => page.locator('#picture-2'), (page: Page) => page.getByRole('dialog')],
  ] as const;

  for (const [name, link, opened] of enhanced) {
    test(`opens a ${name} in the page, also when scripts are slow`, async ({ page }) => {
      await delayScripts(page, 1_000);
      await page.goto(STUDY);
      await link(page).evaluate((element: HTMLElement) => element.click());
      await expect(opened(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(STUDY);
    });

    test(`opens the file of a ${name} when scripts are blocked`, async ({ page }) => {
      await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
      await page.goto(STUDY);
      const href = (await link(page).getAttribute('href'))!;
      await link(page).click({ noWaitAfter: true });
      await page.waitForURL(`**${href}`);
    });
  }
});

test.describe('on a device with touch only', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first tap is not lost', async ({ page }) => {
    await delayScripts(page, 1_000);
    await page.goto('/case-studies');
    await page.getByRole('link', { name: /^Escape Room/ }).tap();
    await expect(page).toHaveURL(/category=Escape/);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('navigation', { name: 'Experiences' })).toBeVisible();
  });
});

test('with scripts blocked every page still works', async ({ page }) => {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.goto('/');
  await triggerHydration(page);
  await page.waitForTimeout(500);
  await page.getByRole('link', { name: 'Case studies' }).first().click();
  await expect(page).toHaveURL('/case-studies');
  await page.getByRole('link', { name: /^Escape Room/ }).click();
  await expect(page.getByRole('status').first()).toContainText(/^[1-9] of 17/);
});

test('a page is prefetched while a pointer rests on its link, and pages cross-fade', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const prepared = new Promise<string>((resolve) => {
    session.on(
      'Preload.prefetchStatusUpdated',
      ({ prefetchUrl, status }) => status === 'Ready' && resolve(prefetchUrl),
    );
  });
  await session.send('Preload.enable');
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).first().hover();
  expect(await prepared).toMatch(/\/about$/);
  const isFading = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return rules.some((rule) => rule.cssText.includes('@view-transition'));
  });
  expect(isFading).toBe(true);
});

/** Delays scripts and RSC payloads by `delay` milliseconds. */
async function delayScripts(page: Page, delay: number): Promise<void> {
  await page.route(/\/_next\/static\/.*\.js|[?&]_rsc|\/api\/flight\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => undefined);
  });
}
