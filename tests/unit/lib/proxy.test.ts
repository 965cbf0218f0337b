import { NextRequest } from 'next/server.js';
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server.js';
import { describe, expect, it } from 'vitest';
import { config, proxy } from '../../../proxy.ts';

const request = (path: string) => proxy(new NextRequest(new URL(path, 'http://localhost:3000')));
const getRewrite = (path: string) => getRewrittenUrl(request(path));

describe('the proxy', () => {
  it('rewrites a URL with filters to their list route', () => {
    const list = `http://localhost:3000/case-studies/list/${Buffer.from('category=Escape+Room&q=fog').toString('base64url')}`;
    expect(getRewrite('/case-studies?category=Escape+Room&q=fog')).toBe(list);
    expect(getRewrite('/case-studies?q=fog&category=escape-room&test-mode=true&_rsc')).toBe(list);
  });

  it.each(['/case-studies', '/case-studies?test-mode=true', '/case-studies?category=juggling', '/case-studies?q='])(
    'does not rewrite %s, which is a static page',
    (path) => {
      expect(getRewrite(path)).toBeNull();
    },
  );

  it('rewrites a search of the blog to its list route', () => {
    const list = `http://localhost:3000/blog/list/${Buffer.from('rain plan').toString('base64url')}`;
    expect(getRewrite('/blog?q=%20rain%20plan&_rsc')).toBe(list);
    expect(getRewrite('/blog')).toBeNull();
    expect(getRewrite('/blog?category=Onboarding')).toBeNull();
    expect(getRewrite('/case-studies?q=rain')).not.toBeNull();
  });

  it('rewrites a page of free dates to its route of the current minute', () => {
    expect(getRewrite('/dates/jazz-heist?from=mail')).toMatch(/^http:\/\/localhost:3000\/dates\/jazz-heist\/\d+$/);
  });

  it.each([
    ['/About', '/about'],
    ['/About/', '/about'],
    ['/case-studies/?q=Fog', '/case-studies?q=Fog'],
    ['/Case-Studies/Nobody-At-All/', '/case-studies/nobody-at-all'],
    ['/blog/list/cmFpbg/', '/blog/list/cmFpbg'],
  ])('redirects %s to %s, permanently and at once', (path, canonical) => {
    const response = request(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(`http://localhost:3000${canonical}`);
    expect(request(canonical).status).toBe(200);
  });

  it.each([
    ['/case-studies', true],
    ['/blog', true],
    ['/About', true],
    ['/about/', true],
    ['/case-studies/acme-Clock-hunt', true],
    ['/api/health/', true],
    ['/about', false],
    ['/blog/rain-plan', false],
    ['/blog/topics/planning', false],
    ['/api/stocks/ACME', false],
    ['/art/og/Home.png', false],
    ['/BingSiteAuth.xml', false],
    ['/_next/static/chunks/AbC', false],
    ['/case-studies/list/cT1G', false],
    ['/blog/list/cmFpbg', false],
    ['/play', true],
    ['/dates/jazz-heist', true],
    ['/dates/jazz-heist/29935440', false],
    ['/play/game/c3RvcD0zJkE', false],
    ['/case-studies?q=fog', true],
    ['/case-studies/preview', false],
    ['/case-studies/acme-clock-hunt', false],
    ['/', false],
  ])('runs for %s: %s', (url, matches) => {
    expect(unstable_doesMiddlewareMatch({ config, url })).toBe(matches);
  });
});
