import { expect, test } from './configured-site.ts';
import { showUp, watchPage } from '../watch-page.ts';

/** The one study of this copy whose company has a ticker that is not simulated. */
const STUDY = '/case-studies/lumenfold-mission-mural-dash';

test.beforeEach(({ services: { quotes } }) => {
  quotes.setMood('work');
  quotes.asked.length = 0;
});

test('a live share price takes the place of the fallback, and the browser asks only this server', async ({
  page,
  services: { quotes, env },
}) => {
  const { errors } = watchPage(page);
  const foreign: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname !== '127.0.0.1' && foreign.push(request.url()));
  await page.goto(STUDY);
  const metric = page.getByText('Share price since the event').locator('xpath=..');
  await expect(metric).toContainText('+6.2');
  const height = (await metric.boundingBox())?.height;
  await showUp(page);
  await expect(metric).toContainText('+12.3');
  await expect(metric).toContainText('LMFD, as of November 20, 2026');
  expect((await metric.boundingBox())?.height).toBe(height);
  expect(quotes.asked).toMatchObject([
    { path: '/change?symbol=LMFD&since=2025-09-18', headers: { authorization: `Bearer ${env.STOCK_QUOTES_KEY}` } },
  ]);
  expect(await page.content()).not.toContain(env.STOCK_QUOTES_KEY);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

for (const mood of ['refuse', 'nonsense', 'hang-up', 'silent'] as const) {
  test(`the fallback stays when the service answers with: ${mood}`, async ({ page, request, services: { quotes } }) => {
    quotes.setMood(mood);
    // Every mood asks for a day of its own, because answers are kept for a minute.
    const day = `2026-01-0${['refuse', 'nonsense', 'hang-up', 'silent'].indexOf(mood) + 1}`;
    expect(await (await request.get(`/api/stocks/LMFD?since=${day}`)).json()).toEqual({ change: null });
    expect(quotes.asked).toHaveLength(1);
    await page.route('/api/stocks/**', (route) =>
      route.continue({ url: route.request().url().replace('2025-09-18', day) }),
    );
    await page.goto(STUDY);
    const answered = page.waitForResponse(/\/api\/stocks\//);
    await showUp(page);
    await answered;
    await expect(page.getByText('Share price since the event').locator('xpath=..')).toContainText('+6.2');
    await expect(page.locator('main')).not.toContainText('NaN');
  });
}
