import { randomUUID } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensureNginx, requireNginx, startStaticNginx, type RunningNginx } from '#tests/servers/nginx';
import { serveBuild, type RunningServer } from '#tests/servers/serve-build';
import { expect, test as base, type Page } from '../test.ts';
import { triggerHydration, untilHydrated, watchPage } from '../watch-page.ts';
import {
  DRAFT_POST,
  endpointPort,
  outOf,
  SCHEDULED,
  WITH_DRAFTS,
  WITH_ENDPOINT,
  WITHOUT_SERVER,
} from './static-sites.ts';

/* The site as plain files, served by nginx alone. */

type Sites = { withEndpoint: RunningNginx; withoutServer: RunningNginx };
type Endpoint = { server: RunningServer; storeOf: (email: string) => Record<string, unknown>[] };

const test = base.extend<object, { sites: Sites; endpoint: Endpoint }>({
  sites: [
    async ({}, use) => {
      requireNginx();
      const withEndpoint = await startStaticNginx(outOf(WITH_ENDPOINT));
      const withoutServer = await startStaticNginx(outOf(WITHOUT_SERVER));
      await use({ withEndpoint, withoutServer });
      withEndpoint.stop();
      withoutServer.stop();
    },
    { scope: 'worker' },
  ],
  // Our own server at the address that the pages know. It serves the same build, because ids of Server Actions depend on the folder below the lockfile.
  endpoint: [
    async ({ sites }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'endpoint-'));
      const QUOTES_DB = join(folder, 'quotes.db');
      const env = { QUOTES_DB, QUOTE_RATE_LIMITS: 'off', SITE_URL: sites.withEndpoint.origin };
      const server = await serveBuild({ folder: join('test-results', WITH_ENDPOINT), port: endpointPort(), env });
      const storeOf = (email: string) => {
        const store = new DatabaseSync(QUOTES_DB, { readOnly: true });
        const rows = store.prepare('SELECT * FROM quotes WHERE email = ?').all(email);
        store.close();
        return rows;
      };
      await use({ server, storeOf });
      server.signal('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.describe.configure({ mode: 'serial' });
test.skip(() => !process.env.CI && !ensureNginx(), 'nginx is not installed, and cannot be installed');

/** The paths of all pages in a folder. */
function listPages(name: string): string[] {
  const files = globSync('**/*.html', { cwd: join(outOf(name), 'site') });
  return files.map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`).filter((path) => path !== '/404');
}

const next = (page: Page) =>
  page
    .getByRole('button', { name: /^(Continue|Next)/ })
    .first()
    .click();

for (const { name, site, hasHeaders } of [
  { name: 'with policies in headers', site: WITH_ENDPOINT, hasHeaders: true },
  { name: 'with policies in the pages', site: WITHOUT_SERVER, hasHeaders: false },
]) {
  test(`all pages ${name} run no script before an interaction, and React starts on each`, async ({ sites, page }) => {
    test.setTimeout(300_000);
    const { origin } = site === WITH_ENDPOINT ? sites.withEndpoint : sites.withoutServer;
    const paths = [...listPages(site), '/nowhere'];
    expect(paths.length).toBeGreaterThan(50);
    const watch = watchPage(page);
    for (const path of paths) {
      watch.framework.length = 0;
      const answer = await page.goto(origin + path);
      const policy = answer?.headers()['content-security-policy'];
      expect(policy?.startsWith("default-src 'none'"), path).toBe(hasHeaders && path !== '/nowhere');
      expect(policy, path).toContain("frame-ancestors 'none'");
      if (!/^\/(?:get-a-quote|case-studies\/preview)/.test(path)) expect(watch.framework, path).toEqual([]);
      await triggerHydration(page);
      await untilHydrated(page);
    }
    expect(watch.errors.filter((error) => !error.includes('404'))).toEqual([]);
  });

  test(`all pages ${name} can be read without scripts`, async ({ sites, browser }) => {
    const { origin } = site === WITH_ENDPOINT ? sites.withEndpoint : sites.withoutServer;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of listPages(site)) {
      const answer = await page.goto(origin + path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator('h1:visible'), path).toHaveCount(1);
    }
    await context.close();
  });
}

test('filters, searches and links with answers work in the browser', async ({ sites, page }) => {
  const { origin } = sites.withEndpoint;
  await page.goto(`${origin}/case-studies?format=virtual`);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of 17 case studies$/ })).not.toHaveText(/^17/);
  await page.goto(`${origin}/blog?q=rain`);
  await expect(page.getByRole('status').filter({ hasText: 'posts mention “rain”' })).toBeVisible();
  await page.goto(`${origin}/team-building/the-experience?people=200&mood=festive&pin=city-hunt`);
  await expect(page.locator('#compare ol h3').first()).toHaveText('Lantern Night');
  await expect(page.getByLabel('How many people, as a slider')).toHaveValue('15');
  await expect(page.getByRole('checkbox', { name: 'Compare City Hunt' })).toBeChecked();
  await page.goto(`${origin}/get-a-quote?type=onsite&city=Denver%2C+CO%2C+USA&people=45`);
  await expect(page.getByText('$5,475', { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

test('old addresses, other spellings and test mode lead to their pages, and films are sent in ranges', async ({
  sites,
}) => {
  const { origin } = sites.withEndpoint;
  for (const [path, status, target] of [
    ['/contact', 301, '/about#contact'],
    ['/about/', 301, '/about'],
    ['/case-studies/my-draft?test-mode=true', 307, '/case-studies/preview?slug=my-draft&test-mode=true'],
    ['/case-studies/preview?test-mode=true', 200, null],
    ['/gift-cards', 410, null],
  ] as const) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], path).toEqual([status, target]);
  }
  const film = await fetch(`${origin}/video/hunt-in-ten-seconds.mp4`, { headers: { Range: 'bytes=0-9' } });
  expect([film.status, (await film.arrayBuffer()).byteLength]).toEqual([206, 10]);
});

test('a quote reaches the server at the other origin', async ({ sites, endpoint, page }) => {
  const email = `static-${randomUUID()}@example.com`;
  await page.goto(`${sites.withEndpoint.origin}/get-a-quote`);
  await page.getByRole('radio', { name: /Scavenger hunt/ }).check();
  await untilHydrated(page);
  await next(page);
  await page.getByRole('combobox').fill('denver');
  await page.getByRole('option', { name: 'Denver, CO, USA' }).click();
  await next(page);
  await page.getByRole('textbox', { name: /people|players/i }).fill('45');
  await next(page);
  await next(page);
  await next(page);
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill(email);
  await next(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL('**/get-a-quote/confirmation**');
  const [row] = endpoint.storeOf(email);
  expect(row).toMatchObject({ total: 5475, city: 'Denver, CO, USA' });
  await expect(page.getByText(String(row!.reference)).first()).toBeVisible();
});

test('without scripts the form goes on at the server', async ({ sites, endpoint, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${sites.withEndpoint.origin}/get-a-quote`);
  await page.getByRole('radio', { name: /Scavenger hunt/ }).check();
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Where?' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(endpoint.server.origin);
  await context.close();
});

test('pages of other addresses may neither send nor read', async ({ sites, endpoint }) => {
  const post = (Origin: string, method = 'POST') =>
    fetch(`${endpoint.server.origin}/api/quotes`, {
      method,
      headers: { Origin, 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
  const own = sites.withEndpoint.origin;
  expect((await post(own, 'OPTIONS')).status).toBe(204);
  expect((await post(own)).status).toBe(400);
  for (const other of [own.replace('http:', 'https:'), own.replace('127.0.0.1', 'localhost'), 'null']) {
    expect((await post(other, 'OPTIONS')).status, other).toBe(405);
    const answer = await post(other);
    expect(answer.status, other).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBe(own);
  }
});

test('without a server the quote becomes a letter, and without scripts there is a phone number', async ({
  sites,
  page,
  browser,
}) => {
  const { origin } = sites.withoutServer;
  await page.goto(`${origin}/team-building/the-experience?people=200&mood=festive&pin=city-hunt`);
  await expect(page.locator('#compare ol h3').first()).toHaveText('Lantern Night');
  await expect(page.getByLabel('How many people, as a slider')).toHaveValue('15');
  await expect(page.getByRole('checkbox', { name: 'Compare City Hunt' })).toBeChecked();
  await page.goto(`${origin}/get-a-quote?type=onsite&city=Denver%2C+CO%2C+USA&people=45&game=city-hunt`);
  await untilHydrated(page);
  for (let step = 0; step < 6 && (await page.getByLabel('First name').count()) === 0; step += 1) await next(page);
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill('imani@example.com');
  await next(page);
  await expect(page.getByText('Your mail program opens with all of this')).toBeVisible();
  const letter = page.waitForRequest(/^mailto:/).catch(() => undefined);
  await page.getByRole('button', { name: 'Send by email' }).click();
  await Promise.race([letter, page.waitForTimeout(500)]);
  await expect(page.getByText('Your mail program opens with all of this')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const path of ['/get-a-quote', '/homeschool-hunt']) {
    await plain.goto(origin + path);
    await expect(plain.locator('noscript p')).toBeVisible();
    await expect(plain.locator('form')).toBeHidden();
  }
  await context.close();
});

test('nothing unpublished is in the folder', () => {
  const folder = outOf(WITHOUT_SERVER);
  // The share card and the scene of the post are named after it, and are drawn for the site's own use, too.
  const hidden = [SCHEDULED.slug, `/blog/${DRAFT_POST}`];
  const leaks = globSync('**/*.*', { cwd: folder }).filter((file) => {
    const text = file + readFileSync(join(folder, file), 'latin1');
    return hidden.some((slug) => text.includes(slug));
  });
  expect(leaks.filter((file) => !file.endsWith('woff2'))).toEqual([]);
});

test('a preview with drafts has them, with a banner and noindex on each page, and without feeds and a sitemap', () => {
  const site = join(outOf(WITH_DRAFTS), 'site');
  const pages = globSync('**/*.html', { cwd: site });
  for (const page of [`case-studies/${SCHEDULED.slug}.html`, `blog/${DRAFT_POST}.html`]) expect(pages).toContain(page);
  for (const page of pages) {
    const html = readFileSync(join(site, page), 'utf8');
    expect(html, page).toContain('A preview with drafts and with what is not public yet.');
    expect(html, page).toMatch(/<meta name="robots" content="noindex/);
    expect(html, page).not.toContain('/feed.xml');
  }
  expect(globSync('{feed.*,sitemap.xml,llms.txt}', { cwd: site })).toEqual([]);
  expect(readFileSync(join(site, 'robots.txt'), 'utf8')).not.toContain('Sitemap');
  expect(readFileSync(join(site, '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex');
});

test('the hunt is played with scripts, dressed by the query, and by the browser alone without scripts', async ({
  sites,
  page,
  browser,
}) => {
  const { origin } = sites.withoutServer;
  await page.goto(`${origin}/play?board=Lumenfold&color=7a3fd0`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumenfold’s board');
  await page.locator('#card').getByRole('link').click();
  await expect(page.locator('#card').getByRole('heading').first()).toHaveText('Words, 100 points');
  await expect(page).toHaveURL(`${origin}/play?board=Lumenfold&color=7a3fd0`);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${origin}/play`);
  await expect(plain.getByRole('list', { name: 'Squares of the board' })).toBeHidden();
  const fields = plain.getByRole('textbox', { name: 'Your answer' });
  await expect(fields).toHaveCount(3);
  for (let index = 0; index < 3; index += 1) {
    const clue = plain.locator('main ol > li').filter({ has: fields }).nth(index);
    await fields.nth(index).fill('surely not this');
    await expect(clue.getByText(/^Right\./)).toBeHidden();
    await clue.getByText('Show me the answer').click();
    const answer = await clue.locator('details').last().locator('p').textContent();
    await fields.nth(index).fill(`The ${answer!.toUpperCase()}.`);
    await expect(clue.getByText(/^Right\./)).toBeVisible();
  }
  await context.close();
});
