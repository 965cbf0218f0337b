import { describe, expect, it } from 'vitest';
import { readEndpointSettings } from '#lib/leads/http/settings';

describe('readEndpointSettings', () => {
  it('returns defaults for missing and empty variables', () => {
    for (const env of [{}, { QUOTE_RATE_LIMITS: '', TRUSTED_PROXIES: '', SITE_URL: '' }]) {
      const { limits, ...others } = readEndpointSettings(env);
      expect(limits.map(({ maxRequests }) => maxRequests)).toEqual([5, 30, 600]);
      expect(others).toEqual({ trustedProxies: 0, siteUrl: undefined, problems: [] });
    }
  });

  it('reads all variables', () => {
    const env = {
      QUOTE_RATE_LIMITS: 'off',
      TRUSTED_PROXIES: '2',
      HOST: '127.0.0.1',
      SITE_URL: 'https://www.example.com',
    };
    const siteUrl = 'https://www.example.com';
    expect(readEndpointSettings(env)).toEqual({ limits: [], trustedProxies: 2, siteUrl, problems: [] });
  });

  it.each([
    [
      { QUOTE_RATE_LIMITS: '5/minute' },
      /^QUOTE_RATE_LIMITS counts as not set\. Write it like this: 5\/min 30\/h 600\/min-all/,
    ],
    [{ TRUSTED_PROXIES: 'yes' }, /^TRUSTED_PROXIES counts as 0\. Write the number/],
    [{ TRUSTED_PROXIES: '-1' }, /^TRUSTED_PROXIES/],
    [{ HOLDS_FEED_SECRET: 'yes' }, /^HOLDS_FEED_SECRET counts as not set\. Write 24 letters/],
  ])('ignores invalid values and reports how to write %j', (env, message) => {
    const { problems, ...settings } = readEndpointSettings(env);
    expect(settings).toEqual({ limits: readEndpointSettings({}).limits, trustedProxies: 0, siteUrl: undefined });
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).not.toMatch(/minute|yes/);
  });

  it.each([
    [undefined, 1],
    ['0.0.0.0', 1],
    ['127.0.0.1', 0],
    ['::1', 0],
    ['localhost', 0],
  ])('with a trusted proxy and HOST %s, warns %d times of an open port', (HOST, count) => {
    const { problems, trustedProxies } = readEndpointSettings({ TRUSTED_PROXIES: '1', HOST });
    expect(trustedProxies).toBe(1);
    expect(problems.filter((problem) => problem.includes('Set HOST to 127.0.0.1'))).toHaveLength(count);
  });
});
