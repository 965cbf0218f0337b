import { afterEach, expect, it, vi } from 'vitest';
import { siteUrl } from '#lib/pages/site-url';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['https://example.com', 'https://example.com/about'],
  ['', 'http://localhost:3000/about'],
])('is the URL of a path with SITE_URL "%s"', (origin, url) => {
  vi.stubEnv('SITE_URL', origin);
  vi.stubEnv('PORT', undefined);
  expect(siteUrl('/about')).toBe(url);
});
