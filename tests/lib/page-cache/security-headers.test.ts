import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#lib/page-cache/security-headers';

const headersFor = (source: string, env = {}) =>
  Object.fromEntries(
    securityHeaders(env)
      .filter((rule) => rule.source === source)
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

describe('the headers of every answer', () => {
  it.each(['/feed.xml', '/feed.json', '/art/:path*'])('let other sites read %s', (source) => {
    expect(headersFor(source)).toEqual({ 'Cross-Origin-Resource-Policy': 'cross-origin' });
  });

  it('are few for hashed files, which are no documents', () => {
    expect(Object.keys(headersFor('/:path*', { SITE_URL: 'https://example.com' }))).toEqual([
      'X-Content-Type-Options',
      'Strict-Transport-Security',
      'Cross-Origin-Resource-Policy',
    ]);
    const rest = securityHeaders({}).find(({ headers }) => headers.some(({ key }) => key === 'X-Frame-Options'))!;
    const pattern = new RegExp('^' + rest.source + '$');
    expect(
      ['/', '/about', '/art/og/home.png', '/api/health', '/_next/image'].filter((path) => !pattern.test(path)),
    ).toEqual([]);
    expect(pattern.test('/_next/static/media/text.woff2')).toBe(false);
  });

  it('keep a site out of search results only when asked to', () => {
    expect(headersFor('/:path*')['X-Robots-Tag']).toBeUndefined();
    expect(headersFor('/:path*', { NOINDEX: '1' })['X-Robots-Tag']).toBe('noindex');
  });
});
