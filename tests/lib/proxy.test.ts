import { NextRequest } from 'next/server.js';
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server.js';
import { describe, expect, it } from 'vitest';
import { config, proxy } from '../../proxy.ts';

const answer = (address: string) => getRewrittenUrl(proxy(new NextRequest(new URL(address, 'http://localhost:3000'))));

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

  it.each([
    ['/case-studies', true],
    ['/case-studies?q=fog', true],
    ['/case-studies/preview', false],
    ['/case-studies/acme-clock-hunt', false],
    ['/', false],
  ])('stands before %s: %s', (url, matches) => {
    expect(unstable_doesMiddlewareMatch({ config, url })).toBe(matches);
  });
});
