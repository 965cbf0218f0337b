import { describe, expect, it } from 'vitest';
import {
  fitsHeadersFile,
  renderHeadersFile,
  renderNginxFile,
  renderRedirectsFile,
  renderVercelFile,
  type HostRules,
} from '#lib/delivery/static/host-files';

const POLICY = "default-src 'none'; frame-ancestors 'none'";

const rulesFor = (count: number, others: Partial<HostRules> = {}): HostRules => ({
  pages: Array.from({ length: count }, (_, index) => ({
    path: `/page-${index}`,
    file: `page-${index}.html`,
    policy: POLICY,
  })),
  redirects: [{ from: '/contact', to: '/about#contact' }],
  testMode: {
    source: '/case-studies/:slug((?!preview$)[a-z0-9-]+)',
    has: [],
    destination: '/case-studies/preview?slug=:slug',
    permanent: false,
  },
  gone: ['/gift-cards'],
  hasMetaPolicies: false,
  env: { SITE_URL: 'https://www.example.com' },
  ...others,
});

/** The rules of a `_headers` file: the headers by path. */
function parseHeaders(text: string): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) rules.set(line, (current = []));
    else current.push(line.trim());
  }
  return rules;
}

describe('the headers file', () => {
  it('has a policy for each page, and all other headers once for all files', () => {
    const rules = parseHeaders(renderHeadersFile(rulesFor(2)));
    expect(rules.get('/page-1')).toContain(`Content-Security-Policy: ${POLICY}`);
    expect(rules.get('/*')).toEqual(
      expect.arrayContaining([
        'X-Frame-Options: DENY',
        'X-Content-Type-Options: nosniff',
        'Strict-Transport-Security: max-age=63072000; includeSubDomains',
      ]),
    );
  });

  it.each([false, true])(
    'never has one header in two rules that match the same path (policies in pages: %s)',
    (meta) => {
      const rules = parseHeaders(renderHeadersFile(rulesFor(3, { hasMetaPolicies: meta })));
      const names = (path: string) => rules.get(path)!.map((line) => line.split(':')[0]);
      for (const path of rules.keys())
        if (path !== '/*') for (const name of names(path)) expect(names('/*'), path).not.toContain(name);
    },
  );

  it('fits while hosts accept its rules and lines', () => {
    expect(fitsHeadersFile(rulesFor(92))).toBe(true);
    expect(fitsHeadersFile(rulesFor(94))).toBe(false);
    const long = { path: '/', file: 'index.html', policy: 'x'.repeat(2000) };
    expect(fitsHeadersFile(rulesFor(0, { pages: [long] }))).toBe(false);
  });

  it('forbids frames for all files when the policies are in the pages', () => {
    const text = renderHeadersFile(rulesFor(2, { hasMetaPolicies: true }));
    expect(text).not.toContain('/page-1');
    expect(parseHeaders(text).get('/*')).toContain("Content-Security-Policy: frame-ancestors 'none'");
  });
});

it('redirects are permanent on every host', () => {
  expect(renderRedirectsFile(rulesFor(1))).toBe('/contact /about#contact 301\n');
  const { redirects, headers } = JSON.parse(renderVercelFile(rulesFor(1))) as Record<string, { source: string }[]>;
  expect(redirects).toContainEqual({ source: '/contact', destination: '/about#contact', permanent: true });
  expect(headers!.map(({ source }) => source)).toContain('/_next/static/(.*)');
  const nginx = renderNginxFile(rulesFor(1));
  expect(nginx).toContain('location = /contact { return 301 /about#contact; }');
  expect(nginx).toContain('location = /gift-cards { return 410; }');
  expect(nginx).toContain(`"/page-0.html" "${POLICY}";`);
});
