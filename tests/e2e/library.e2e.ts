import { expect, test } from './test.ts';
import { triggerHydration, untilHydrated } from './watch-page.ts';

const CARDS = 'main li > a[href^="/case-studies/"]:not([href*="?"])';
const listOf = (query: string) => `/case-studies/list/${Buffer.from(query).toString('base64url')}`;

test('without scripts the library is filtered by links and searched by its form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/case-studies?category=Escape%20Room');
  await expect(page).toHaveTitle(/^Escape Room case studies/);
  await expect(page.locator(CARDS)).toHaveCount(5);
  await page.getByRole('link', { name: /^Philanthropy/ }).click();
  await expect(page).toHaveURL(/\?category=Escape\+Room&category=Philanthropy$/);
  await expect(page.locator(CARDS)).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Search' }).fill('lantern');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/category=Philanthropy&q=lantern$/);
  await expect(page.locator(CARDS)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill('submarine');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Nobody has played quite that one yet.')).toBeVisible();
  await expect(page.locator(CARDS)).toHaveCount(2);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await expect(page.locator(CARDS)).toHaveCount(17);
  await context.close();
});

test('the library updates while typing, and Back from a study restores the list', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto('/case-studies');
  await triggerHydration(page);
  await untilHydrated(page);
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('lantern', { delay: 40 });
  await expect(page).toHaveURL(/\?q=lantern$/);
  const shown = await page.locator(CARDS).count();
  expect(shown).toBeLessThan(17);
  expect(loads).toHaveLength(1);
  await page.locator(CARDS).first().click();
  await expect(page).toHaveURL(/\/case-studies\/[a-z-]+$/);
  // An interaction before the page listens would hydrate nothing.
  await page.waitForLoadState();
  await page.mouse.move(200, 300);
  await expect(page.getByRole('link', { name: `Back to your list of ${shown}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('lantern');
  await expect(page.locator(CARDS)).toHaveCount(shown);
});

test('a filtered list is not indexed, and has one canonical spelling', async ({ request }) => {
  const html = await (await request.get('/case-studies?format=virtual')).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow">');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/case-studies">/);
  expect((await request.get(listOf('format=virtual'))).status()).toBe(200);
  for (const path of [listOf('format=hybrid'), listOf('q=b&format=virtual'), '/case-studies/list/nonsense']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a pressed card changes its title, without the browser's tap highlight", async ({ page }) => {
    await page.goto('/case-studies');
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    const [card, other] = [page.locator(CARDS).first(), page.locator(CARDS).nth(1)];
    await card.tap();
    await expect(card.getByRole('heading')).toHaveCSS('text-decoration-line', 'underline');
    await expect(other.getByRole('heading')).toHaveCSS('text-decoration-line', 'none');
    await expect(card).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
  });
});
