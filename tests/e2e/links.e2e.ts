import { expect, test } from './test.ts';
import { PAGE_ROUTES } from './routes.ts';

test('every internal link and anchor of every page has a target', async ({ request }) => {
  const html = new Map<string, string>();
  for (const route of PAGE_ROUTES) html.set(route, await (await request.get(route)).text());

  const broken: string[] = [];
  const links = new Map<string, string>();
  for (const [route, text] of html) {
    for (const [, href = ''] of text.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const target = href.replaceAll('&amp;', '&');
      if (target.startsWith('/') || target.startsWith('#'))
        links.set(target.startsWith('#') ? route + target : target, route);
    }
  }
  for (const [target, from] of links) {
    const { pathname, hash } = new URL(target, 'http://localhost');
    if (!html.has(pathname)) {
      const response = await request.get(pathname);
      if (response.status() !== 200) broken.push(`${from} -> ${target} (${response.status()})`);
      html.set(pathname, await response.text());
    }
    if (hash && !html.get(pathname)?.includes(`id="${hash.slice(1)}"`))
      broken.push(`${from} -> ${target} (no such anchor)`);
  }
  expect(links.size).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('every page has further links, and each can be reached from the home page', async ({ request }) => {
  const seen = new Set(['/']);
  const queue = ['/'];
  for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
    const text = await (await request.get(route)).text();
    const hrefs = [...text.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map((match) => match[1]!);
    expect(hrefs.length, `links on ${route}`).toBeGreaterThan(5);
    for (const href of hrefs) {
      if (seen.has(href) || !PAGE_ROUTES.includes(href)) continue;
      seen.add(href);
      queue.push(href);
    }
  }
  const unreachable = PAGE_ROUTES.filter((route) => !seen.has(route));
  expect(unreachable).toEqual(['/get-a-quote/confirmation', '/case-studies/preview']);
});

test('pages for authors in development are not on the site', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
  expect((await request.post('/api/first-refresh')).status()).toBe(404);
});

test('an unknown address is a true 404 with links back', async ({ page }) => {
  for (const route of ['/nowhere', '/case-studies/nobody', '/blog/nothing']) {
    const response = await page.goto(route);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Go back 3 spaces');
    await expect(page.getByRole('link', { name: 'Back to start' })).toBeVisible();
  }
});

test('machines find sitemap, robots, feed, llms.txt and manifest', async ({ request }) => {
  const read = async (path: string, type: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
    return response.text();
  };
  const sitemap = await read('/sitemap.xml', 'application/xml');
  for (const route of PAGE_ROUTES) {
    const listed = !['/get-a-quote/confirmation', '/case-studies/preview'].includes(route);
    const address = new RegExp(`<loc>https?://[^/<]+${route}</loc>`);
    expect(address.test(sitemap), route).toBe(listed);
  }
  expect(await read('/robots.txt', 'text/plain')).toContain('Disallow: /api/');
  expect((await read('/feed.xml', 'application/rss+xml')).match(/<item>/g)).toHaveLength(8);
  expect(await read('/llms.txt', 'text/plain')).toContain('/case-studies/');
  expect(JSON.parse(await read('/manifest.webmanifest', 'application/manifest+json'))).toMatchObject({
    name: 'Romp & Riddle',
  });
});

test('addresses and methods that no page has get a 4xx that says so', async ({ request }) => {
  const unreadable = await request.get('/case-studies/%E0%A4%A');
  expect(unreadable.status()).toBe(400);
  expect(await unreadable.text()).toContain('This address cannot be read');
  for (const path of ['/about', '/art/og/home.png', '/art/case-studies/x/y.svg'])
    for (const method of ['OPTIONS', 'POST', 'DELETE']) {
      const refused = await request.fetch(path, { method });
      expect([refused.status(), refused.headers().allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
    }
  const statusOf = async (headers: Record<string, string>) =>
    (await request.get('/art/og/home.png', { headers })).status();
  expect(await statusOf({ Range: 'bytes=99999999-' })).toBe(416);
  expect(await statusOf({ 'If-Match': '"x"' })).toBe(412);
  expect(await statusOf({ 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toBe(412);
  // None of this is stored.
  expect((await request.get('/art/og/home.png')).status()).toBe(200);
  expect((await request.get('/art/case-studies/x/y.svg')).status()).toBe(404);
});
