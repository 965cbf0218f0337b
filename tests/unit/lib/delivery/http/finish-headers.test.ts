import { describe, expect, it } from 'vitest';
import { POLICY_HEADER, RENDERED_AT_HEADER } from '#lib/delivery/http/internal-headers';
import { contentSecurityPolicy, DATA_POLICY, FALLBACK_POLICY } from '#lib/delivery/http/content-security-policy';
import { finishHeaders } from '#lib/delivery/http/finish-headers';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HTML = 'text/html; charset=utf-8';
const YEAR = 's-maxage=31536000, stale-while-revalidate=60';
const shared = (seconds: number) => `public, max-age=0, must-revalidate, s-maxage=${seconds}`;

type Headers = Record<string, string | string[]>;

/** The finished headers; publish times are in seconds from now. */
function finish(headers: Headers, publishTimes: number[] = [], isTestMode = false): Headers {
  const map = new Map(Object.entries(headers));
  finishHeaders(
    {
      getHeader: (name) => map.get(name.toLowerCase()),
      setHeader: (name, value) => map.set(name.toLowerCase(), value as string) as never,
      removeHeader: (name) => void map.delete(name.toLowerCase()),
    },
    publishTimes.map((seconds) => NOW + seconds * 1000),
    NOW,
    isTestMode,
  );
  return Object.fromEntries(map);
}

describe('the policy of a page in test mode', () => {
  it('allows pictures and films of other sites and of this device, and nothing else', () => {
    const policy = contentSecurityPolicy({ scripts: ["'sha256-x'"], styles: [], styleAttributes: [] }, {});
    const headers = { 'content-type': HTML, [POLICY_HEADER]: policy };
    expect(finish(headers)[POLICY_HEADER]).toBe(policy);
    const added = String(finish(headers, [], true)[POLICY_HEADER])
      .split('; ')
      .filter((part) => !policy.split('; ').includes(part));
    expect(added).toEqual(["img-src 'self' blob: https:", "media-src 'self' blob: https:"]);
  });
});

describe('the policy of a response', () => {
  it.each<[string, string, string | string[] | undefined, string | undefined]>([
    ['a page without a policy gets one without scripts', HTML, undefined, FALLBACK_POLICY],
    ['a page keeps its own policy', HTML, "script-src 'self'", "script-src 'self'"],
    ['the last of several policies stays', HTML, ['one', 'two'], 'two'],
    ['JSON may load nothing', 'application/json', undefined, DATA_POLICY],
    ['an RSC payload may load nothing', 'text/x-component', undefined, DATA_POLICY],
    ['a feed may load nothing', 'application/rss+xml; charset=utf-8', undefined, DATA_POLICY],
    ['a sitemap may load nothing', 'application/xml', undefined, DATA_POLICY],
    ['a picture has no policy', 'image/png', undefined, undefined],
  ])('%s', (_name, type, given, expected) => {
    const headers = { 'content-type': type, ...(given && { [POLICY_HEADER]: given }) };
    expect(finish(headers)[POLICY_HEADER]).toBe(expected);
  });
});

it('sends the headers for Next’s scripts with RSC payloads only', () => {
  const forScripts = { 'x-nextjs-prerender': ['1', '1'], 'x-nextjs-stale-time': '300', 'x-flight': 'digest' };
  expect(finish({ 'content-type': HTML, ...forScripts })).toEqual({
    'content-type': HTML,
    [POLICY_HEADER]: FALLBACK_POLICY,
  });
  expect(finish({ 'content-type': 'text/x-component', ...forScripts })).toMatchObject(forScripts);
});

it('weakens the ETag of a compressed response, which is that of the uncompressed bytes', () => {
  expect(finish({ etag: '"one"', 'content-encoding': 'br' })).toMatchObject({ etag: 'W/"one"' });
  expect(finish({ etag: '"one"' })).toEqual({ etag: '"one"' });
});

it('sends one Location where two were set', () => {
  expect(finish({ location: ['/old', '/new'] }).location).toBe('/new');
});

it('removes the validators of immutable files', () => {
  const validators = { etag: 'W/"1"', 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' };
  const forGood = 'public, max-age=31536000, immutable';
  expect(finish({ 'cache-control': forGood, ...validators })).toEqual({ 'cache-control': forGood });
  expect(finish({ 'cache-control': 'public, max-age=600', ...validators })).toMatchObject(validators);
});

it.each([
  ['rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding', 'rsc, accept-encoding'],
  ['Accept-Encoding', 'Accept-Encoding'],
  ['*', '*'],
])('removes the headers of the router from Vary: %j', (given, expected) => {
  expect(finish({ vary: given }).vary).toBe(expected);
});

describe('the lifetime of a response in shared caches', () => {
  const getCacheControl = (type: string, headers: Headers, publishTimes?: number[]) =>
    finish({ 'content-type': type, 'cache-control': YEAR, ...headers }, publishTimes)['cache-control'];
  const at = (seconds: number) => ({ [RENDERED_AT_HEADER]: String(NOW + seconds * 1000) });

  it.each<[string, string, Headers, number[], number]>([
    ['is a minute for a page', HTML, at(-500), [], 60],
    ['is a minute for its RSC payload', 'text/x-component', at(-500), [], 60],
    ['is an hour for other data', 'application/xml', at(-500), [], 3600],
    ['is no longer than the given s-maxage', HTML, { 'cache-control': 's-maxage=5' }, [], 5],
    ['ends a second before the next publish time', HTML, at(-500), [-600, 7, 8], 6],
    ['ends a second before the next publish time for data, too', 'application/xml', at(-500), [-600, 1800], 1799],
    ['is 0 when a publish time has passed since the rendering', HTML, at(-500), [-1], 0],
    ['counts from now without a rendering time', HTML, {}, [-1, 30], 29],
  ])('%s', (_name, type, headers, publishTimes, maxAge) => {
    expect(getCacheControl(type, headers, publishTimes)).toBe(shared(maxAge));
  });

  it.each(['private, no-cache, no-store, max-age=0, must-revalidate', 'public, max-age=31536000, immutable'])(
    'stays unchanged with %j',
    (value) => {
      expect(getCacheControl(HTML, { 'cache-control': value, ...at(-500) }, [-1])).toBe(value);
    },
  );

  it('is sent without the rendering time', () => {
    expect(finish({ 'content-type': HTML, [RENDERED_AT_HEADER]: '1' })).not.toHaveProperty(RENDERED_AT_HEADER);
    expect(finish({ 'content-type': HTML, 'cache-control': YEAR, ...at(0) })).not.toHaveProperty(RENDERED_AT_HEADER);
  });
});
