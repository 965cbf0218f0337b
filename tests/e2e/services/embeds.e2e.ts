import { ALL_SERVICES } from '../../factories/all-services.ts';
import { showUp, untilHydrated, watchPage } from '../watch-page.ts';
import { FILMS } from './films.ts';
import { hasChosen } from './choose.ts';
import { expect, test, type Page } from './test.ts';

const VENUE = '/escape-rooms/jazz-heist';
const MAP = 'www.google.com';
const TUBE = 'www.youtube-nocookie.com';

/** People who said no can still press for a map or a film: each press says what it loads. */
test.beforeEach(({ page }) => hasChosen(page, 'denied'));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showUp(page);
  await untilHydrated(page);
}

test.describe('a map', () => {
  const venue = (page: Page) => page.locator('#find-us');

  test('is our drawing and a link until somebody asks for Google, who then gets no more than the place', async ({
    page,
    services,
  }) => {
    const watch = watchPage(page);
    await open(page, VENUE);
    await expect(venue(page).getByText('Mission District, San Francisco, California', { exact: true })).toBeVisible();
    await expect(venue(page).getByRole('img', { name: /^Drawn map/ })).toBeVisible();
    await venue(page).scrollIntoViewIfNeeded();
    expect(services.visits).toEqual([]);

    await venue(page).getByRole('link', { name: 'Show on Google Maps' }).click();
    await expect(page.frameLocator('#find-us iframe').getByText('The map of the fake')).toBeVisible();
    expect(services.visits.map(({ host }) => host)).toEqual([MAP]);
    const asked = new URL(services.visits[0]!.path, 'https://www.google.com');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      key: ALL_SERVICES.GOOGLE_MAPS_EMBED_KEY,
      q: '16th Street Mission BART station, San Francisco, CA',
    });
    await expect(venue(page).getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
    expect(watch.errors).toEqual([]);
  });

  for (const mood of ['slow', 'refused', 'garbage'] as const) {
    test(`that is ${mood} leaves the address, the way there and a link`, async ({ page, services }) => {
      services.set(mood);
      await open(page, VENUE);
      await venue(page).getByRole('link', { name: 'Show on Google Maps' }).click();
      await expect.poll(() => services.visits.length).toBeGreaterThan(0);
      await expect(venue(page)).toContainText('Mission District, San Francisco, California');
      await expect(venue(page)).toContainText('16th Street Mission BART');
      await expect(venue(page).getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/search\//,
      );
      await expect(page.getByLabel('How many people?')).toBeEnabled();
    });
  }
});

test.describe('a film at YouTube', () => {
  const film = (page: Page, index: number) => page.locator('main figure').nth(index);

  test('is our poster until somebody plays it, from the address without cookies', async ({
    page,
    context,
    services,
  }) => {
    const watch = watchPage(page);
    await open(page, FILMS.page);
    for (const index of [0, 1]) await film(page, index).scrollIntoViewIfNeeded();
    expect(services.visits).toEqual([]);
    await film(page, 1).getByRole('link', { name: 'Play the film' }).click();
    await expect(page.frameLocator('main figure iframe').getByText(`The film ${FILMS.only}`)).toBeVisible();
    expect(services.visits.map(({ host }) => host)).toEqual([TUBE]);
    expect(services.visits[0]?.path).toMatch(/^\/embed\/[\w-]{11}\?autoplay=1&cc_load_policy=1/);
    expect(await context.cookies()).toEqual([]);
    expect(watch.errors).toEqual([]);
  });

  for (const mood of ['slow', 'refused', 'garbage'] as const) {
    test(`that is ${mood} leaves its words, and our own copy`, async ({ page, services }) => {
      services.set(mood);
      await open(page, FILMS.page);
      await film(page, 0).getByRole('link', { name: 'Play the film' }).click();
      await expect.poll(() => services.visits.map(({ host }) => host)).toContain(TUBE);
      await film(page, 0).getByText('Read the film').click();
      await expect(film(page, 0).getByRole('listitem').first()).toContainText('Four wooden pawns');
      await film(page, 0).getByRole('link', { name: 'Play our own copy' }).click();
      await expect(page).toHaveURL(/\.mp4$/);
    });
  }

  test('is a link without JavaScript: to our file, or to YouTube', async ({ browser, baseURL, services }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(baseURL + FILMS.page);
    const hrefs = await page
      .locator('main figure a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/video/hunt-in-ten-seconds.mp4', `https://www.youtube.com/watch?v=${FILMS.only}`]);
    await film(page, 1).getByText('Read the film').click();
    await expect(film(page, 1)).toContainText('A parade of umbrellas.');
    expect(services.visits).toEqual([]);
    await context.close();
  });
});
