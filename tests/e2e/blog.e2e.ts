import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.ts';
import { POST_ROUTES, TOPIC_ROUTES } from './routes.ts';
import { triggerHydration, untilHydrated, watchPage } from './watch-page.ts';

test('without scripts the blog search form works, down to the section of a post', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search' }).fill('union');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/blog?q=union');
  await expect(page).toHaveTitle(/^Posts about “union”/);
  await expect(page.getByRole('status')).toHaveText(/^\d of 8 posts mention “union”$/);
  await page.getByRole('link', { name: 'Union notes' }).click();
  await expect(page).toHaveURL('/blog/ballroom-escape-room#union-notes');
  await expect(page.locator('#union-notes')).toBeInViewport();
  await context.close();
});

test('the search updates while typing without page loads, and Back restores it', async ({ page }) => {
  const { errors } = watchPage(page);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('rain', { delay: 40 });
  await expect(page).toHaveURL('/blog?q=rain');
  const results = page.getByRole('main').getByRole('heading', { level: 2 });
  const found = await results.count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(8);
  expect(loads).toHaveLength(1);
  await page.getByRole('link', { name: 'Every clue has its own indoor twin' }).click();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('rain');
  await expect(results).toHaveCount(found);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(results).toHaveCount(8);
  expect(errors).toEqual([]);
});

test('a search is not indexed, and has one canonical spelling', async ({ request }) => {
  const listOf = (text: string) => `/blog/list/${Buffer.from(text).toString('base64url')}`;
  const html = await (await request.get('/blog?q=rain')).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow">');
  expect(html).not.toContain('application/ld+json');
  expect((await request.get(listOf('rain'))).status()).toBe(200);
  for (const path of [listOf('  rain'), listOf('?'), '/blog/list/nonsense!']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

for (const route of ['/blog', TOPIC_ROUTES[0]!, POST_ROUTES[0]!, '/blog?q=rain']) {
  test(`${route} has no text below 16 px on any screen, and passes axe`, { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('body *')].flatMap((element) => {
          const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          const size = parseFloat(getComputedStyle(element).fontSize);
          const isShown = element.checkVisibility() && !element.closest('svg, .visually-hidden');
          return own && isShown && size < 15.99 ? `${size} px: ${element.textContent}` : [];
        }),
      );
      expect(small, `at ${width} px`).toEqual([]);
    }
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
  });
}

test(
  'each post lists its sections, names its author, and links to further posts',
  { tag: '@full' },
  async ({ page }) => {
    for (const route of POST_ROUTES) {
      await page.goto(route);
      const stops = page.getByRole('navigation', { name: 'The route' }).getByRole('link');
      const headings = page.locator('article .prose > h2');
      expect(await stops.allInnerTexts()).toEqual(await headings.allInnerTexts());
      expect(await stops.count(), route).toBeGreaterThanOrEqual(4);
      await stops.last().click();
      await expect(headings.last()).toBeInViewport();
      await expect(page.getByRole('complementary').getByText('Written by')).toBeAttached();
      const related = page.getByRole('region', { name: 'Read on' }).getByRole('listitem');
      await expect(related).toHaveCount(2);
    }
  },
);

test('the posts form a chain from the newest to the first', { tag: '@full' }, async ({ page }) => {
  const seen: string[] = [];
  await page.goto('/blog');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.locator('h2') })
    .first()
    .click();
  for (let step = 0; step < POST_ROUTES.length; step += 1) {
    await page.waitForURL(/\/blog\/[a-z0-9-]+$/);
    seen.push(new URL(page.url()).pathname);
    const earlier = page.getByRole('link', { name: /^Earlier: / });
    if (step < POST_ROUTES.length - 1)
      await Promise.all([page.waitForURL((url) => url.pathname !== seen.at(-1)), earlier.click()]);
    else await expect(earlier).toHaveCount(0);
  }
  expect(seen.toSorted()).toEqual(POST_ROUTES);
});

test('the player moves along the route while the page scrolls, and stays still under reduced motion', async ({
  page,
}) => {
  await page.goto(POST_ROUTES[0]!);
  const track = page.locator('nav[aria-labelledby="post-route"]');
  const player = track.locator('svg').first();
  const placeOfPlayer = () =>
    track.evaluate((nav) => nav.querySelector('svg')!.getBoundingClientRect().y - nav.getBoundingClientRect().y);
  await page.evaluate(() => {
    const seen = Object.assign(window, { shifted: [] as Node[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node }[] })[])
        seen.shifted.push(...entry.sources.map(({ node }) => node));
    }).observe({ type: 'layout-shift' });
  });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  let before = await placeOfPlayer();
  for (const share of [0.1, 0.4, 0.8]) {
    await page.evaluate((part) => scrollTo(0, document.querySelector('article')!.scrollHeight * part), share);
    await expect.poll(placeOfPlayer).toBeGreaterThan(before + 5);
    before = await placeOfPlayer();
  }
  const isMoved = await player.evaluate((figure) => {
    const { shifted } = window as unknown as { shifted: Node[] };
    return shifted.some((node) => node.contains(figure));
  });
  expect(isMoved).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(player).toBeHidden();
});

test('a page reached by client navigation has its structured data, and violates no policy', async ({ page }) => {
  const { errors } = watchPage(page);
  await page.goto('/blog');
  await triggerHydration(page);
  await untilHydrated(page);
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
    next.router.push('/blog/topics/planning');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Before\s+anyone plays/);
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '')['@graph'][2]['@type']));
  expect(types).toEqual(['CollectionPage']);
  expect(errors).toEqual([]);
});
