import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { hashSource } from '#lib/content/hash-source';
import { contentSecurityPolicy, DATA_POLICY, FALLBACK_POLICY } from '#lib/delivery/http/content-security-policy';
import { ALL_SERVICES } from '#tests/factories/all-services';

const GOOGLE = 'https://www.googletagmanager.com';
const ANALYTICS = 'https://*.google-analytics.com';
const MEASURING = [
  `script-src ${GOOGLE}`,
  `img-src ${GOOGLE}`,
  `img-src ${ANALYTICS}`,
  `connect-src ${GOOGLE}`,
  `connect-src ${ANALYTICS}`,
  'connect-src https://*.analytics.google.com',
  'connect-src https://www.google.com',
];

/** The sources that each variable adds to the policy of a site without services. */
const ADDED: Record<string, string[]> = {
  GTM_ID: [...MEASURING, `frame-src ${GOOGLE}`],
  GA_ID: MEASURING,
  PUBNUB_SUBSCRIBE_KEY: ['connect-src https://*.pndsn.com'],
  BRANCH_KEY: ['script-src https://cdn.branch.io', 'script-src https://app.link', 'connect-src https://api2.branch.io'],
  GOOGLE_MAPS_EMBED_KEY: ['frame-src https://www.google.com'],
  YOUTUBE_EMBEDS: ['frame-src https://www.youtube-nocookie.com', 'img-src https://i.ytimg.com'],
};
const VARIABLES = Object.keys(ADDED);

const INLINE = {
  scripts: ["'sha256-script='"],
  styles: ["'sha256-style='"],
  styleAttributes: ["'sha256-attribute='"],
};

const combinations = Array.from({ length: 2 ** VARIABLES.length }, (_, bits) =>
  VARIABLES.filter((_name, index) => bits & (1 << index)),
);
const envOf = (variables: string[]) => Object.fromEntries(variables.map((name) => [name, ALL_SERVICES[name]]));
const nameOf = (directive: string) => directive.split(' ')[0] ?? '';
const policyOf = (variables: string[]) => contentSecurityPolicy(INLINE, envOf(variables));

/** Every source with its directive, such as `img-src 'self'`. */
function sourcesOf(policy: string): Set<string> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return new Set(directives.flatMap(([name = '', ...sources]) => sources.map((source) => `${name} ${source}`)));
}

const severeFindingsIn = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity === Severity.HIGH);

describe('the policy of a page', () => {
  const base = policyOf([]);

  it('matches the snapshot for each of the 64 sets of services', async () => {
    // The first policy is complete; of each other one only the differences are listed.
    const known = base.split('; ');
    const lines = combinations.map((variables) => {
      const directives = policyOf(variables).split('; ');
      if (variables.length === 0) return ['no service', ...directives].join('\n  ');
      const removed = known.filter((directive) => !directives.some((one) => one.startsWith(`${nameOf(directive)} `)));
      const own = directives.filter((directive) => !known.includes(directive));
      return [variables.join(' + '), ...own, ...removed.map((directive) => `no ${nameOf(directive)}`)].join('\n  ');
    });
    expect(lines).toHaveLength(64);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('policies.txt');
  });

  it('allows the player of Vimeo beside that of YouTube', () => {
    const policy = policyOf(['YOUTUBE_EMBEDS', 'VIMEO_EMBEDS']);
    expect(policy).toContain('frame-src https://player.vimeo.com https://www.youtube-nocookie.com;');
    expect(policyOf(['VIMEO_EMBEDS'])).toContain('frame-src https://player.vimeo.com;');
  });

  it.each(combinations.map((variables) => [variables.join(' + ') || 'no service', variables] as const))(
    'allows with %s exactly the sources of those services, without severe findings',
    (_name, variables) => {
      const policy = policyOf(variables);
      const missing = variables.includes('GTM_ID') ? /^(require-trusted-types-for|trusted-types) / : /^$/;
      const expected = [...sourcesOf(base), ...variables.flatMap((name) => ADDED[name] ?? [])];
      expect(sourcesOf(policy)).toEqual(new Set(expected.filter((source) => !missing.test(source))));
      expect(policy).toMatch(/^default-src 'none'; /);
      expect(policy).not.toMatch(/'unsafe-(inline|eval)'|data:|http:|upgrade-insecure-requests/);
      expect(severeFindingsIn(policy)).toEqual([]);
    },
  );

  it('requires Trusted Types, unless Tag Manager is enabled', () => {
    expect(base).toContain("require-trusted-types-for 'script'; trusted-types default nextjs");
  });

  it('upgrades insecure requests only on an https site', () => {
    expect(contentSecurityPolicy(INLINE, { SITE_URL: 'https://www.example.com' })).toBe(
      `${base}; upgrade-insecure-requests`,
    );
    expect(contentSecurityPolicy(INLINE, { SITE_URL: 'http://127.0.0.1:3000' })).toBe(base);
  });

  it('allows no style attribute on a page without any', () => {
    expect(contentSecurityPolicy({ ...INLINE, styleAttributes: [] }, {})).toContain("; style-src-attr 'none';");
  });

  it('has less than 4096 bytes with 60 hashes, as proxies require', () => {
    const hashes = Array.from({ length: 60 }, (_, index) => hashSource(`--inline-style: ${index}`));
    const inline = { scripts: hashes.slice(0, 4), styles: [], styleAttributes: hashes.slice(4) };
    const bytes = Buffer.byteLength(`content-security-policy: ${contentSecurityPolicy(inline, {})}`);
    expect(bytes).toBeGreaterThan(60 * 51);
    expect(bytes).toBeLessThan(4096);
  });
});

it.each([FALLBACK_POLICY, DATA_POLICY])('the default policy "%s" allows no script', (policy) => {
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/script-src|unsafe|https?:/);
  expect(severeFindingsIn(policy)).toEqual([]);
});

it('the CSP evaluator finds severe problems', () => {
  expect(severeFindingsIn("script-src 'unsafe-inline'")).not.toEqual([]);
});
