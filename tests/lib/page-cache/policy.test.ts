import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { hashSource } from '#lib/page-cache/inline-code';
import { contentSecurityPolicy, DATA_POLICY, FALLBACK_POLICY } from '#lib/page-cache/policy';
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

/** What each variable adds to the policy of a site without services, and nothing else. */
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

  it('is this one for each of the 64 sets of services', async () => {
    // The first in full, of every other one only what differs.
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

  it.each(combinations.map((variables) => [variables.join(' + ') || 'no service', variables] as const))(
    'opens with %s exactly what those services need, and nothing severe',
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

  it('forbids scripts as text with Trusted Types, unless Tag Manager needs them', () => {
    expect(base).toContain("require-trusted-types-for 'script'; trusted-types default nextjs");
  });

  it('asks for https only where the site has it', () => {
    expect(contentSecurityPolicy(INLINE, { SITE_URL: 'https://www.example.com' })).toBe(
      `${base}; upgrade-insecure-requests`,
    );
    expect(contentSecurityPolicy(INLINE, { SITE_URL: 'http://127.0.0.1:3000' })).toBe(base);
  });

  it('allows no style attribute on a page without any', () => {
    expect(contentSecurityPolicy({ ...INLINE, styleAttributes: [] }, {})).toContain("; style-src-attr 'none';");
  });

  it('fits into the 4096 bytes that proxies take, with 60 hashes', () => {
    const hashes = Array.from({ length: 60 }, (_, index) => hashSource(`--inline-style: ${index}`));
    const inline = { scripts: hashes.slice(0, 4), styles: [], styleAttributes: hashes.slice(4) };
    const bytes = Buffer.byteLength(`content-security-policy: ${contentSecurityPolicy(inline, {})}`);
    expect(bytes).toBeGreaterThan(60 * 51);
    expect(bytes).toBeLessThan(4096);
  });
});

it.each([FALLBACK_POLICY, DATA_POLICY])('the policy "%s" of what nobody hashed allows no script', (policy) => {
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/script-src|unsafe|https?:/);
  expect(severeFindingsIn(policy)).toEqual([]);
});

it('the evaluator does find what is severe', () => {
  expect(severeFindingsIn("script-src 'unsafe-inline'")).not.toEqual([]);
});
