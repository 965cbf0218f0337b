import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as baseExpect, test, type Page } from '../test.ts';
import { copySite, editSite } from '#tests/servers/copy-site';
import { startDev, type RunningDev } from '#tests/servers/start-dev';

/* A copy of the site under the development server, whose content files are saved while a page is open. */

const ABOUT = 'content/pages/about.md';

// The framework compiles each page at its first request, while other tests run.
const expect = baseExpect.configure({ timeout: 90_000 });

let folder = '';
let site: RunningDev;

test.describe.configure({ mode: 'serial' });
test.setTimeout(360_000);

test.beforeAll(async () => {
  test.setTimeout(330_000);
  folder = copySite('authoring');
  site = await startDev(folder, '/about');
});

test.afterAll(() => site?.stop());

test('a page refreshes twice before its first save, without a reload', async ({ page }) => {
  const refreshes: (string | undefined)[] = [];
  let refreshRequests = 0;
  page.on('response', (answer) => {
    if (answer.url().includes('/terms?_rsc=')) refreshes.push(answer.headers()['content-type']);
    if (answer.url().endsWith('/api/first-refresh')) refreshRequests += 1;
  });
  await open(page, '/terms');
  // One refresh after the load, and one after each refresh; the third request refreshes nothing.
  await expect.poll(() => refreshRequests).toBe(3);
  expect(refreshes).toEqual(['text/x-component', 'text/x-component']);
  expect(await page.evaluate(() => 'wasOpen' in window)).toBe(true);
});

test('a save updates the open page without a reload', async ({ page }) => {
  await open(page, '/about');
  editSite(folder, ABOUT, /^( {2}headline: ).*$/m, '$1[Saved, just now]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Saved\s*just now/);
  editSite(folder, 'content/site.yaml', /^phone: .*$/m, 'phone: "555 0100 100"');
  await expect(page.getByRole('link', { name: '555 0100 100' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'wasOpen' in window)).toBe(true);
});

test('an empty or half-written file shows its problem, and the next save restores the page', async ({ page }) => {
  await open(page, '/about');
  const sound = readFileSync(join(folder, ABOUT), 'utf8');
  const broken = {
    '': `${ABOUT}:1:1  front matter  The file is empty.`,
    [sound.slice(0, sound.indexOf('sections:'))]:
      `${ABOUT}:1:1  front matter  The fields start here, and no second line of --- ends them.`,
  };
  for (const [text, message] of Object.entries(broken)) {
    writeFileSync(join(folder, ABOUT), text);
    const problem = page.getByText(message.replaceAll('  ', ' ')).or(page.getByText(message)).first();
    // For the first problem of a session the framework has to compile its error page.
    await expect(problem).toBeVisible();
    // The page is restored by a reload, and the next save needs a page that is connected again.
    const back = connection(page);
    writeFileSync(join(folder, ABOUT), sound);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Saved\s*just now/);
    await back;
  }
});

test('a new draft appears in the list, and its page says that only its author sees it', async ({ page }) => {
  await open(page, '/blog');
  const post = readFileSync(join(folder, 'content/blog/rain-plan.md'), 'utf8');
  const draft = post
    .replace(/^slug: .*$/m, 'slug: dry-plan\nrevealed_on: draft')
    .replace(/^title: .*$/m, 'title: A dry plan');
  writeFileSync(join(folder, 'content/blog/dry-plan.md'), draft);
  await page.getByRole('link', { name: 'A dry plan' }).click();
  await expect(page.getByText('Only you see this page. Visitors do not, until it has a date.')).toBeVisible();
});

/** Opens a page and waits until it is connected to the development server. */
async function open(page: Page, path: string): Promise<void> {
  const connected = connection(page);
  await page.goto(site.origin + path);
  await connected;
  await page.evaluate(() => Object.assign(window, { wasOpen: true }));
}

/** Resolves when the next loaded page is connected and has all that it requests after that. */
async function connection(page: Page): Promise<void> {
  await page.waitForEvent('console', { predicate: (message) => message.text().includes('[HMR] connected') });
  await page.waitForLoadState('networkidle');
}
