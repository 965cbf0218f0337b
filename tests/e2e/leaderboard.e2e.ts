import { expect, test } from './test.ts';
import { untilHydrated, triggerHydration, watchPage } from './watch-page.ts';

for (const [route, id] of [
  ['/', 'leaderboard'],
  ['/escape-rooms/journey-to-jidara', 'best-times'],
] as const) {
  test(`without a key the board of ${route} is the last one, without requests`, async ({ page, context }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const watch = watchPage(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    const board = page.locator(`#${id}`);
    await board.evaluate((section) => section.scrollIntoView());
    await expect(board.locator('[data-status=ended]')).toHaveText(/^Final board\. Last score .* Pacific, /);
    await page.waitForTimeout(300);
    expect(watch.framework).toEqual([]);
    await triggerHydration(page);
    await untilHydrated(page);
    await page.waitForTimeout(300);
    expect(requested.filter((url) => /api\/leaderboard|pndsn/.test(url))).toEqual([]);
    expect(requested.filter((url) => new URL(url).hostname !== '127.0.0.1')).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(watch.errors).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the two lists can be switched', async ({ page }) => {
    await page.goto('/');
    const lists = page.locator('section:has([data-status])');
    // The podium and the list of each.
    const shown = (view: string) => lists.locator(`[data-view=${view}]`).filter({ visible: true });
    await expect(shown('local')).toHaveCount(2);
    await expect(shown('global')).toHaveCount(0);
    await lists.getByRole('radio', { name: 'All hunts' }).check();
    await expect(shown('local')).toHaveCount(0);
    await expect(shown('global')).toHaveCount(2);
    for (const part of await shown('global').all()) await expect(part).toContainText('Asleep by Seven');
  });
});
