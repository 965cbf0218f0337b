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

  it('keep a site out of search results only when asked to', () => {
    expect(headersFor('/:path*')['X-Robots-Tag']).toBeUndefined();
    expect(headersFor('/:path*', { NOINDEX: '1' })['X-Robots-Tag']).toBe('noindex');
  });
});
