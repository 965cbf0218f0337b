import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCanonicalPath } from '#lib/pages/canonical-path';

describe('the canonical form of a path', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/About/', '/about'],
    ['/Case-Studies/Acme-Hunt', '/case-studies/acme-hunt'],
    ['//about///team//', '/about/team'],
    ['/art/Photo.PNG', '/art/Photo.PNG'],
    ['/BingSiteAuth.xml', '/BingSiteAuth.xml'],
    ['/api/stocks/ACME', '/api/stocks/ACME'],
    ['/api/health/', '/api/health'],
    ['/_next/static/AbC', '/_next/static/AbC'],
    ['/blog/list/cmFpbg', '/blog/list/cmFpbg'],
    ['/case-studies/list/cT1G/', '/case-studies/list/cT1G'],
    ['/Blog/List/cmFpbg', '/blog/list/cmfpbg'],
    ['/API/health', '/api/health'],
    ['/Caf%C3%A9/%c3%a9', '/caf%C3%A9/%c3%a9'],
  ])('of %s is %s', (path, spelled) => {
    expect(getCanonicalPath(path)).toBe(spelled);
  });

  it('is idempotent, and starts with one slash', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'B', '/', '.', '%2F', '/api/', 'list', 'EVIL.example')), (parts) => {
        const spelled = getCanonicalPath(`/${parts.join('')}`);
        expect(getCanonicalPath(spelled)).toBe(spelled);
        expect(spelled).not.toMatch(/^\/\//);
      }),
    );
  });
});
