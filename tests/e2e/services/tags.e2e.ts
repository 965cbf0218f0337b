import AxeBuilder from '@axe-core/playwright';
import { ALL_SERVICES } from '../../factories/all-services.ts';
import { startSite } from '../../site/start-site.ts';
import { showUp, untilHydrated, watchPage } from '../watch-page.ts';
import { holdScripts } from '../hold-scripts.ts';
import { choose, hasChosen, question } from './choose.ts';
import type { FakeHouse, Mood } from './fake-house.ts';
import { CONNECTED, expect, test, type Page } from './test.ts';

type Sent = { event: string; page_location?: string } & Record<string, unknown>;

const sentTo = (services: FakeHouse, start: string) =>
  services.visits
    .filter(({ host, path }) => (host + path).startsWith(start))
    .map(({ body }) => JSON.parse(body) as Sent);
const byAnalytics = (services: FakeHouse) => sentTo(services, 'region1.google-analytics.com/g/collect');
const byTagManager = (services: FakeHouse) =>
  sentTo(services, 'www.googletagmanager.com/a').filter(({ event }) => event !== 'gtm.js');
const pathsOf = (views: Sent[]) =>
  views.flatMap(({ event, page_location = '' }) => (event === 'page_view' ? [new URL(page_location).pathname] : []));
const footerButton = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });

test.describe('before an answer', () => {
  test('nothing is loaded or kept, and the site asks with two equal buttons that a keyboard reaches first', async ({
    page,
    context,
    services,
  }) => {
    await page.goto('/about');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', { name: 'Yes, count me' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', { name: 'No, thanks' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

    const looks = await question(page)
      .locator('button.button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          return { width: Math.round(width), height, backgroundColor, color, fontSize, fontWeight };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[1]).toEqual(looks[0]);
    const { violations } = await new AxeBuilder({ page }).include('#privacy-choices').analyze();
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => Array.from(window.dataLayer![0] as ArrayLike<unknown>))).toEqual([
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ]);
    expect(services.visits).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('Escape puts the question off, and nothing is loaded', async ({ page, services }) => {
    await page.goto('/about');
    await question(page).getByRole('button', { name: 'No, thanks' }).focus();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await page.goto('/terms');
    await expect(question(page)).toBeVisible();
    expect(services.visits).toEqual([]);
  });

  test('without JavaScript there is no question', async ({ browser, baseURL, services }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/about`);
    await expect(question(page)).toBeHidden();
    await expect(footerButton(page)).toBeHidden();
    expect(services.visits).toEqual([]);
    await context.close();
  });

  for (const width of [320, 390, 1440]) {
    test(`the question fits ${width} px and leaves most of the page to read`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/get-a-quote');
      await expect(question(page)).toBeVisible();
      const box = (await question(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.height).toBeLessThan(844 / 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('after a yes', () => {
  test('each page is counted once, for people who never touch anything, too', async ({ page, context, services }) => {
    const watch = watchPage(page);
    await page.goto('/about?utm_source=letter&people=80&city=Denver');
    await choose(page, 'Yes, count me');
    await expect.poll(() => byAnalytics(services)).toHaveLength(1);
    const own = new URL(page.url()).origin;
    expect(byAnalytics(services)[0]).toMatchObject({
      event: 'page_view',
      page_location: `${own}/about?utm_source=letter`,
      page_title: await page.title(),
    });
    await expect.poll(() => pathsOf(byTagManager(services))).toEqual(['/about']);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);

    // The click was a sign of a person, and what this page loads for it must not count for the next one.
    await untilHydrated(page);
    watch.framework.length = 0;
    services.reset();
    await page.goto('/terms');
    await expect.poll(() => pathsOf(byTagManager(services))).toEqual(['/terms']);
    await expect.poll(() => pathsOf(byAnalytics(services))).toEqual(['/terms']);
    expect(byAnalytics(services)[0]?.page_referrer).toBe('');
    await expect(question(page)).toBeHidden();
    expect(watch.framework.filter((url) => !/services\.js|googletagmanager|branch/.test(url))).toEqual([]);
    expect(watch.errors).toEqual([]);
  });

  test('a client navigation counts, a filter and a hash do not, and the way back does', async ({ page, services }) => {
    await hasChosen(page, 'granted');
    await page.goto('/about');
    await showUp(page);
    await untilHydrated(page);
    await page.evaluate(() =>
      (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push('/case-studies'),
    );
    await expect.poll(() => pathsOf(byAnalytics(services))).toEqual(['/about', '/case-studies']);
    await page.getByRole('link', { name: /^Escape Room/ }).click();
    await expect(page).toHaveURL(/category=Escape/);
    await page.goBack();
    await expect.poll(() => pathsOf(byAnalytics(services))).toEqual(['/about', '/case-studies', '/about']);
    const [, second] = byAnalytics(services).filter(({ event }) => event === 'page_view');
    expect(second).toMatchObject({ page_referrer: `${new URL(page.url()).origin}/about` });
    expect(String(second?.page_title)).toMatch(/case studies/i);
    expect(pathsOf(byTagManager(services))).toEqual(['/about', '/case-studies', '/about']);
  });

  test('the events of a quote reach both, also those of before the yes, without what was typed', async ({
    page,
    services,
  }) => {
    await page.goto('/get-a-quote?from=spring-letter');
    await page.getByRole('radio', { name: /Onsite/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await choose(page, 'Yes, count me');
    const names = ['quote_step_view', 'quote_start', 'quote_step_complete', 'quote_step_view'];
    const quoteEvents = (sent: Sent[]) => sent.map(({ event }) => event).filter((event) => event.startsWith('quote_'));
    await expect.poll(() => quoteEvents(byAnalytics(services)).toSorted()).toEqual(names.toSorted());
    await expect.poll(() => quoteEvents(byTagManager(services)).toSorted()).toEqual(names.toSorted());
    const city = page.getByRole('combobox');
    await city.fill('Zanzibar Springs');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => quoteEvents(byAnalytics(services))).toHaveLength(6);
    expect(JSON.stringify(services.visits)).not.toMatch(/Zanzibar|spring-letter%|from=spring/);
  });

  test('the library and the pages report what is opened, filtered, called and seen, before React comes', async ({
    page,
    services,
  }) => {
    await hasChosen(page, 'granted');
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    const reported = (name: string) => byAnalytics(services).filter(({ event }) => event === name);
    await page.goto('/case-studies');
    await expect.poll(() => reported('page_view')).toHaveLength(1);
    await page.getByRole('searchbox', { name: 'Search' }).fill('Denver people');
    await page.getByRole('searchbox', { name: 'Search' }).blur();
    await expect.poll(() => reported('case_filter')).toMatchObject([{ filter: 'search' }]);
    await page.getByRole('link', { name: /^Escape Room/ }).click();
    await expect
      .poll(() => reported('case_filter')[1])
      .toMatchObject({ filter: 'kind', slug: 'escape-room', position: 11 });
    // Without React a filter is a page of its own, and what is pressed before its script of the services is there is not counted.
    await expect.poll(() => reported('page_view')).toHaveLength(2);
    await page.locator('main li a[href^="/case-studies/"]').nth(1).click();
    await expect.poll(() => reported('case_open')).toMatchObject([{ position: 2 }]);
    const slug = new URL(page.url()).pathname.split('/').at(-1);
    expect(reported('case_open')[0]).toMatchObject({ slug });
    await expect.poll(() => reported('page_view')).toHaveLength(3);
    await page.getByRole('region', { name: 'What it costs today' }).getByRole('link').first().click();
    await expect.poll(() => reported('case_cta')).toMatchObject([{ slug, position: 1 }]);
    await page.goto('/escape-rooms/jazz-heist#check-availability');
    await expect.poll(() => reported('availability_view')).toMatchObject([{ slug: 'jazz-heist' }]);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await page.locator('footer a[href^="tel:"]').click();
    await expect.poll(() => reported('phone_click')).toHaveLength(1);
    expect(JSON.stringify(services.visits)).not.toMatch(/Denver people|Denver%20people|Denver\+people/);
  });

  test('under Trusted Types, which a site without Tag Manager has, tags load as well', async ({ page, services }) => {
    const site = await startSite({ folder: CONNECTED, env: { ...ALL_SERVICES, GTM_ID: '' } });
    try {
      await hasChosen(page, 'granted');
      const answer = await page.goto(`${site.origin}/about`);
      expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await expect.poll(() => pathsOf(byAnalytics(services))).toEqual(['/about']);
      await expect.poll(() => services.visits.map(({ host }) => host)).toContain('api2.branch.io');
      const foreign = page.evaluate(() => {
        document.createElement('script').src = 'https://www.googletagmanager.com.evil.example/x.js';
      });
      await expect(foreign).rejects.toThrow('Not a script of this site');
    } finally {
      site.stop();
    }
  });
});

test.describe('a no', () => {
  test('is remembered, and nothing is ever loaded', async ({ page, context, services }) => {
    await page.goto('/');
    await choose(page, 'No, thanks');
    for (const path of ['/about', '/get-a-quote', '/case-studies']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(question(page)).toBeHidden();
    }
    expect(services.visits).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('that follows a yes stops the tags, removes what they kept, and can be taken back', async ({
    page,
    context,
    services,
  }) => {
    await page.goto('/about');
    await choose(page, 'Yes, count me');
    await expect.poll(() => byAnalytics(services)).toHaveLength(1);
    await expect.poll(() => context.cookies()).toHaveLength(1);

    await footerButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toContainText('So far you said yes.');
    await question(page).getByRole('button', { name: 'Close' }).click();
    await expect(footerButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const reloaded = page.waitForEvent('load');
    await choose(page, 'No, thanks');
    await reloaded;
    services.reset();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => /branch/.test(name)))).toEqual([]);
    await page.goto('/terms', { waitUntil: 'networkidle' });
    expect(services.visits).toEqual([]);

    await footerButton(page).click();
    await expect(question(page)).toContainText('So far you said no.');
    await choose(page, 'Yes, count me');
    await expect.poll(() => pathsOf(byAnalytics(services))).toEqual(['/terms']);
  });

  for (const when of ['', ', which comes before React'])
    test(`covers what happened under it, also after a later yes${when}`, async ({ page, services }) => {
      const comes = await holdScripts(page);
      if (!when) comes();
      await hasChosen(page, 'denied');
      await page.goto('/get-a-quote');
      await page.getByRole('radio', { name: /Onsite/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Where/);
      await footerButton(page).click();
      await choose(page, 'Yes, count me');
      if (when) comes();
      await page.getByRole('button', { name: 'Back to event' }).click();
      for (const sent of [byAnalytics, byTagManager]) {
        // Each is a request of its own, so either may arrive first.
        await expect
          .poll(() =>
            sent(services)
              .map(({ event }) => event as string)
              .sort(),
          )
          .toEqual(['page_view', 'quote_step_view']);
      }
    });

  test('holds for a page that comes back from the memory of the browser', async ({ page, services }) => {
    await hasChosen(page, 'granted');
    await page.goto('/about');
    await expect.poll(() => pathsOf(byTagManager(services))).toEqual(['/about']);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => pathsOf(byTagManager(services))).toEqual(['/about', '/about']);
    await page.evaluate(() => localStorage.setItem('privacy-choice', `denied ${Date.now()}`));
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await reloaded;
    expect(pathsOf(byTagManager(services))).toEqual(['/about', '/about']);
  });

  test('in another tab stops this one', async ({ page, context, services }) => {
    await hasChosen(page, 'granted');
    await page.goto('/about');
    await expect.poll(() => byAnalytics(services)).toHaveLength(1);
    const other = await context.newPage();
    await other.goto('/terms');
    await footerButton(other).click();
    await choose(other, 'No, thanks');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST123456']))
      .toBe(true);
    services.reset();
    await page.evaluate(() => history.pushState(null, '', '/somewhere'));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(services.visits).toEqual([]);
  });

  test('is what Global Privacy Control says, without a question, even after a yes', async ({ page, services }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await hasChosen(page, 'granted');
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(question(page)).toBeHidden();
    await footerButton(page).click();
    await expect(question(page)).toContainText('Your browser sends Global Privacy Control.');
    await expect(question(page).getByRole('button')).toHaveText(['Close']);
    await question(page).getByRole('button', { name: 'Close' }).click();
    expect(services.visits).toEqual([]);
  });

  test('is what a browser that forbids storage means', async ({ page, services }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(question(page)).toBeHidden();
    expect(services.visits).toEqual([]);
  });

  test('is what previews mean: nothing of a client who is not public leaves', async ({ page, services }) => {
    await hasChosen(page, 'granted');
    for (const path of ['/case-studies/preview?test-mode=true', '/case-studies?test-mode=true']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await showUp(page);
      await untilHydrated(page);
      await expect(footerButton(page)).toBeHidden();
    }
    expect(services.visits).toEqual([]);
  });
});

test.describe('when the services fail', () => {
  for (const mood of ['slow', 'refused', 'garbage'] as Mood[]) {
    test(`(${mood}), every page works as it does without them`, async ({ page, services }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      services.set(mood);
      await hasChosen(page, 'granted');
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect.poll(() => services.visits.map(({ host }) => host)).toContain('www.googletagmanager.com');
      await showUp(page);
      await untilHydrated(page);
      await page.getByLabel('How many people?').fill('80');
      await expect(page.locator('#price-bar-total')).toContainText('$4,4');
      await page.goto('/get-a-quote', { waitUntil: 'domcontentloaded' });
      await page.getByRole('radio', { name: /Onsite/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Where/);
      // A browser tells a page no more than this about what another host's script did wrong.
      expect(errors.filter((error) => !/^Invalid or unexpected token|^Unexpected token/.test(error))).toEqual([]);
    });
  }
});

test('the privacy page names every service that is connected, and every cookie that they set', async ({
  page,
  context,
  services,
}) => {
  await page.goto('/privacy#services');
  const list = page.locator('#services');
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'Google Tag Manager',
    'Google Analytics',
    'Branch',
    'Google Maps',
    'YouTube',
    'PubNub',
  ]);
  await expect(list).not.toContainText('sets no cookies and loads no scripts');
  await choose(page, 'Yes, count me');
  await expect.poll(() => byAnalytics(services)).toHaveLength(1);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) await expect(list.getByRole('rowheader').filter({ hasText: name }).first()).toBeVisible();
});
