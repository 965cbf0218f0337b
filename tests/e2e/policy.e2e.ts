import { createHash } from 'node:crypto';
import { attack, ATTACK_VECTORS, routeAttack } from './attack.ts';
import { expect, test } from './test.ts';
import { triggerHydration, untilHydrated } from './watch-page.ts';

test('responses that are no pages have a closed policy, too, and every response has the other security headers', async ({
  request,
}) => {
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

test('a hashed file has only the headers that apply to files', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const font = /href="([^"]+\.woff2)"/.exec(page)?.[1] ?? '';
  const headers = (await request.get(font)).headers();
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  expect(headers).not.toHaveProperty('permissions-policy');
});

test.describe('an attacker', () => {
  test.use({ mayViolate: true });

  test.beforeEach(({ context }) => routeAttack(context));

  for (const isHydrated of [false, true]) {
    test(`fails in eight ways ${isHydrated ? 'with React' : 'in plain HTML'}`, async ({ page }) => {
      await page.goto('/about');
      if (isHydrated) {
        await triggerHydration(page);
        await untilHydrated(page);
      }
      expect(await page.evaluate(attack, { seconds: 1 })).toEqual({ ran: [], base: new URL(page.url()).origin });
    });
  }

  test('succeeds in all eight ways without the policy', { tag: '@full' }, async ({ page }) => {
    await page.route('**/about', async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers });
    });
    await page.goto('/about');
    const { ran, base } = await page.evaluate(attack, { seconds: 20 });
    expect(ran.toSorted()).toEqual(ATTACK_VECTORS);
    expect(base).toBe('https://evil.example');
  });
});

test('the hashes in the policy match the scripts in the page', async ({ request }) => {
  const answer = await request.get('/');
  const html = await answer.text();
  const inline = [...html.matchAll(/<script(?![^>]* (?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const allowed = /script-src 'self' ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]?.split(' ');
  expect(allowed?.toSorted()).toEqual([...new Set(hashes)].toSorted());
});

test('requests with other methods do not replace the cached response to GET', async ({ request }) => {
  const html = await (await request.get('/case-studies')).text();
  const [picture = ''] = /\/art\/case-studies\/[^"/]+\/cover\.svg/.exec(html) ?? [];
  for (const path of [picture, '/feed.xml', '/sitemap.xml', '/art/case-studies/nobody/cover.svg']) {
    const before = await request.get(path);
    for (const method of ['OPTIONS', 'HEAD', 'POST', 'DELETE']) await request.fetch(path, { method });
    const after = await request.get(path);
    expect(after.status(), path).toBe(before.status());
    expect((await after.body()).equals(await before.body()), path).toBe(true);
  }
});
