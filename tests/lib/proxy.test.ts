import { NextRequest } from 'next/server.js';
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server.js';
import { describe, expect, it } from 'vitest';
import { config, proxy } from '../../proxy.ts';

const ask = (address: string) => proxy(new NextRequest(new URL(address, 'http://localhost:3000')));
const answer = (address: string) => getRewrittenUrl(ask(address));

describe('the proxy', () => {
  it('answers an address with filters by the list made for them', () => {
    const list = `http://localhost:3000/case-studies/list/${Buffer.from('category=Escape+Room&q=fog').toString('base64url')}`;
    expect(answer('/case-studies?category=Escape+Room&q=fog')).toBe(list);
    expect(answer('/case-studies?q=fog&category=escape-room&test-mode=true&_rsc')).toBe(list);
  });

  it.each(['/case-studies', '/case-studies?test-mode=true', '/case-studies?category=juggling', '/case-studies?q='])(
    'leaves %s to the static page',
    (address) => {
      expect(answer(address)).toBeNull();
    },
  );

  it('answers a search of the blog by the list made for it', () => {
    const list = `http://localhost:3000/blog/list/${Buffer.from('rain plan').toString('base64url')}`;
    expect(answer('/blog?q=%20rain%20plan&_rsc')).toBe(list);
    expect(answer('/blog')).toBeNull();
    expect(answer('/blog?category=Onboarding')).toBeNull();
    expect(answer('/case-studies?q=rain')).not.toBeNull();
  });

  it.each([
    ['/About', '/about'],
    ['/About/', '/about'],
    ['/case-studies/?q=Fog', '/case-studies?q=Fog'],
    ['/Case-Studies/Nobody-At-All/', '/case-studies/nobody-at-all'],
    ['/blog/list/cmFpbg/', '/blog/list/cmFpbg'],
  ])('leads %s to %s, for good and in one hop', (address, spelled) => {
    const response = ask(address);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(`http://localhost:3000${spelled}`);
    expect(ask(spelled).status).toBe(200);
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
    ['/case-studies?q=fog', true],
    ['/case-studies/preview', false],
    ['/case-studies/acme-clock-hunt', false],
    ['/', false],
  ])('stands before %s: %s', (url, matches) => {
    expect(unstable_doesMiddlewareMatch({ config, url })).toBe(matches);
  });
});
