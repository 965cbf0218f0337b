import { startSite, type RunningSite } from '#tests/servers/start-site';
import { attack, routeAttack, ATTACK_VECTORS } from '../attack.ts';
import { expect, test } from '../test.ts';
import { untilHydrated, watchPage } from '../watch-page.ts';

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite({ env: { PAGE_CACHE: 'off' } });
});

test.afterAll(() => site.stop());

test('without the cache handler the site is plain Next.js', async ({ page }) => {
  const { errors } = watchPage(page);
  const answer = await page.goto(`${site.origin}/case-studies`);
  expect(answer?.headers()['content-security-policy']).toBeUndefined();
  expect(await answer?.text()).toContain('self.__next_f.push([1,');
  await untilHydrated(page);
  expect(errors).toEqual([]);
});

test('without a policy an attacker succeeds in all eight ways', async ({ page }) => {
  await routeAttack(page.context());
  await page.goto(`${site.origin}/about`);
  const { ran, base } = await page.evaluate(attack, { seconds: 20 });
  expect(ran.toSorted()).toEqual(ATTACK_VECTORS);
  expect(base).toBe('https://evil.example');
});
