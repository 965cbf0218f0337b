import { PAGE_ROUTES } from '../routes.ts';
import { expect, test } from '../test.ts';
import { triggerHydration, untilHydrated, watchPage } from '../watch-page.ts';

test('client navigation between pages violates no policy', async ({ page }) => {
  const watch = watchPage(page);
  await page.goto('/about');
  await triggerHydration(page);
  await untilHydrated(page);
  for (const route of [...PAGE_ROUTES, '/about']) {
    await page.evaluate(
      (href) => (window as unknown as { next: { router: { push: (href: string) => void } } }).next.router.push(href),
      route,
    );
    await page.waitForURL((url) => url.pathname === route);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(watch.errors).toEqual([]);
});
