import { describe, expect, it } from 'vitest';
import { readEndpointSettings } from '#lib/leads/endpoint/settings';

describe('the settings of the endpoint', () => {
  it('have defaults for everything, also where a line is empty', () => {
    for (const env of [{}, { QUOTE_RATE_LIMITS: '', TRUSTED_PROXIES: '', SITE_URL: '' }]) {
      const { limits, ...others } = readEndpointSettings(env);
      expect(limits.map(({ most }) => most)).toEqual([5, 30, 600]);
      expect(others).toEqual({ trustedProxies: 0, siteUrl: undefined, problems: [] });
    }
  });

  it('are read from the environment', () => {
    const env = { QUOTE_RATE_LIMITS: 'off', TRUSTED_PROXIES: '2', SITE_URL: 'https://www.example.com' };
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
  ])('count as not set when they are wrong, and say how to write %j', (env, words) => {
    const { problems, ...settings } = readEndpointSettings(env);
    expect(settings).toEqual({ limits: readEndpointSettings({}).limits, trustedProxies: 0, siteUrl: undefined });
    expect(problems).toEqual([expect.stringMatching(words)]);
    expect(problems[0]).not.toMatch(/minute|yes/);
  });
});
