import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#lib/delivery/http/security-headers';

describe('the headers of every response', () => {
  it.each([
    ['/feed.xml', 'cross-origin'],
    ['/feed.json', 'cross-origin'],
    ['/art/og/home.png', 'cross-origin'],
    ['/about', 'same-origin'],
    ['/about/feed.xml', 'same-origin'],
  ])('for %s allow %s', (path, policy) => {
    expect(securityHeaders(path, {})['Cross-Origin-Resource-Policy']).toBe(policy);
  });

  it('are few for hashed files, which are not documents', () => {
    const env = { SITE_URL: 'https://example.com' };
    expect(Object.keys(securityHeaders('/_next/static/media/text.woff2', env))).toEqual([
      'X-Content-Type-Options',
      'Cross-Origin-Resource-Policy',
      'Strict-Transport-Security',
    ]);
    for (const path of ['/', '/about', '/art/og/home.png', '/api/health', '/_next/image'])
      expect(securityHeaders(path, env), path).toHaveProperty('X-Frame-Options');
  });

  it('keep a site out of search results only with NOINDEX', () => {
    expect(securityHeaders('/', {})['X-Robots-Tag']).toBeUndefined();
    expect(securityHeaders('/', { NOINDEX: '1' })['X-Robots-Tag']).toBe('noindex');
  });
});
