import { ALL_SERVICES } from '../../factories/all-services.ts';
import { choose, hasChosen } from './choose.ts';
import type { FakeHouse } from './fake-house.ts';
import { expect, test, type Page } from './test.ts';

const opened = (services: FakeHouse) => services.visits.filter(({ host }) => host === 'api2.branch.io');
const asked = (services: FakeHouse) => services.visits.filter(({ host }) => host === 'cdn.branch.io');

/** What the console says beyond the browser's own words about files that did not load. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && log.push(message.text()));
  page.on('pageerror', (error) => /unexpected token/i.test(error.message) || log.push(error.message));
  return log;
}

test('after a yes the SDK starts once with the live key, and keeps quiet', async ({ page, services }) => {
  const log = logOf(page);
  await page.goto('/about');
  expect(asked(services)).toEqual([]);
  await choose(page, 'Yes, count me');
  await expect
    .poll(() => opened(services))
    .toMatchObject([{ path: '/v1/open', body: `branch_key=${ALL_SERVICES.BRANCH_KEY}` }]);
  expect(asked(services)).toMatchObject([{ path: '/branch-latest.min.js' }]);
  expect(log).toEqual([]);
});

test('a script that is refused is logged, and nothing is shown', async ({ page, services }) => {
  const log = logOf(page);
  services.set('refused');
  await hasChosen(page, 'granted');
  await page.goto('/about');
  await expect.poll(() => log).toContain('This did not load: https://cdn.branch.io/branch-latest.min.js');
  await expect(page.locator('main')).not.toContainText(/did not load|branch/i);
  expect(log.filter((line) => !line.startsWith('This did not load: '))).toEqual([]);
});

test('an answer that is garbage is logged, and nothing is shown', async ({ page, services }) => {
  const log = logOf(page);
  await hasChosen(page, 'granted');
  await page.route('https://api2.branch.io/**', (route) =>
    route.fulfill({ body: '<<<', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.goto('/about');
  await expect.poll(() => log).toMatchObject([expect.stringMatching(/^Deep links did not start: SyntaxError/)]);
  expect(services.visits.length).toBeGreaterThan(0);
});

for (const mood of ['slow', 'garbage'] as const) {
  test(`a script that is ${mood} is waited for by nobody`, async ({ page, services }) => {
    const log = logOf(page);
    services.set(mood);
    await hasChosen(page, 'granted');
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => asked(services)).toHaveLength(1);
    await page.getByRole('link', { name: 'Case studies' }).first().click();
    await expect(page).toHaveURL('/case-studies');
    expect(log).toEqual([]);
  });
}
