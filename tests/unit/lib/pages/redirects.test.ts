import { describe, expect, it } from 'vitest';
import { goneRules, readRedirects, redirectRules } from '#lib/pages/redirect-rules';
import { RedirectsSchema } from '#lib/pages/redirects';

describe('old paths', () => {
  it('become permanent redirects with one hop, with or without a trailing slash', () => {
    expect(redirectRules({ moved: [{ from: '/old', to: '/new#part' }] })).toEqual([
      { source: '/old{/}?', destination: '/new#part', permanent: true },
    ]);
    expect(goneRules({ gone: [{ path: '/old', why: 'It is over.' }] })).toEqual([
      { source: '/old', destination: '/api/gone/old' },
    ]);
  });

  it('are read from the content', () => {
    const { moved, gone } = readRedirects();
    expect(moved.length).toBeGreaterThan(30);
    expect(gone.length).toBeGreaterThan(0);
  });

  it.each(['/Old', '/old/', 'old', '/', '/old/:slug', '/old?x=1', '/a b', '/old/(.*)', '//old', '/old/../new'])(
    'are rejected if not canonical: %s',
    (from) => {
      expect(RedirectsSchema.safeParse({ moved: [{ from, to: '/' }], gone: [] }).success).toBe(false);
      expect(RedirectsSchema.safeParse({ moved: [], gone: [{ path: from, why: 'It is over.' }] }).success).toBe(false);
    },
  );
});
