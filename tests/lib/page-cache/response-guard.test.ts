import { createServer, ServerResponse, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POLICY_HEADER, RENDERED_AT_HEADER } from '#lib/page-cache/headers';
import { DATA_POLICY, FALLBACK_POLICY } from '#lib/page-cache/policy';
import { guardResponses, settleHeaders } from '#lib/page-cache/response-guard';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HTML = 'text/html; charset=utf-8';
const YEAR = 's-maxage=31536000, stale-while-revalidate=60';
const shared = (seconds: number) => `public, max-age=0, must-revalidate, s-maxage=${seconds}`;

type Headers = Record<string, string | string[]>;

/** What is left of these headers; reveals are given in seconds from now. */
function settled(headers: Headers, reveals: number[] = []): Headers {
  const map = new Map(Object.entries(headers));
  settleHeaders(
    {
      getHeader: (name) => map.get(name.toLowerCase()),
      setHeader: (name, value) => map.set(name.toLowerCase(), value as string) as never,
      removeHeader: (name) => void map.delete(name.toLowerCase()),
    },
    reveals.map((seconds) => NOW + seconds * 1000),
    NOW,
  );
  return Object.fromEntries(map);
}

describe('the policy of a response', () => {
  it.each<[string, string, string | string[] | undefined, string | undefined]>([
    ['a page without one gets none of its scripts', HTML, undefined, FALLBACK_POLICY],
    ['a page keeps its own', HTML, "script-src 'self'", "script-src 'self'"],
    ['the last of several counts', HTML, ['one', 'two'], 'two'],
    ['JSON may load nothing', 'application/json', undefined, DATA_POLICY],
    ['flight data may load nothing', 'text/x-component', undefined, DATA_POLICY],
    ['a feed may load nothing', 'application/rss+xml; charset=utf-8', undefined, DATA_POLICY],
    ['a sitemap may load nothing', 'application/xml', undefined, DATA_POLICY],
    ['a picture has none', 'image/png', undefined, undefined],
  ])('%s', (_name, type, given, expected) => {
    const headers = { 'content-type': type, ...(given && { [POLICY_HEADER]: given }) };
    expect(settled(headers)[POLICY_HEADER]).toBe(expected);
  });
});

it('tells scripts nothing in a page, and all with flight data', () => {
  const forScripts = { 'x-nextjs-prerender': ['1', '1'], 'x-nextjs-stale-time': '300', 'x-flight': 'digest' };
  expect(settled({ 'content-type': HTML, ...forScripts })).toEqual({
    'content-type': HTML,
    [POLICY_HEADER]: FALLBACK_POLICY,
  });
  expect(settled({ 'content-type': 'text/x-component', ...forScripts })).toMatchObject(forScripts);
});

it('asks no browser to look whether a file that is kept for good has changed', () => {
  const validators = { etag: 'W/"1"', 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' };
  const forGood = 'public, max-age=31536000, immutable';
  expect(settled({ 'cache-control': forGood, ...validators })).toEqual({ 'cache-control': forGood });
  expect(settled({ 'cache-control': 'public, max-age=600', ...validators })).toMatchObject(validators);
});

it.each([
  ['rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding', 'rsc, accept-encoding'],
  ['Accept-Encoding', 'Accept-Encoding'],
  ['*', '*'],
])('leaves of what an answer varies by, %j, what an address does not tell', (given, kept) => {
  expect(settled({ vary: given }).vary).toBe(kept);
});

describe('the life of a response in shared caches', () => {
  const lifeOf = (type: string, headers: Headers, reveals?: number[]) =>
    settled({ 'content-type': type, 'cache-control': YEAR, ...headers }, reveals)['cache-control'];
  const at = (seconds: number) => ({ [RENDERED_AT_HEADER]: String(NOW + seconds * 1000) });

  it.each<[string, string, Headers, number[], number]>([
    ['a page: a minute', HTML, at(-500), [], 60],
    ['its flight data: a minute', 'text/x-component', at(-500), [], 60],
    ['other data: an hour', 'application/xml', at(-500), [], 3600],
    ['no longer than asked for', HTML, { 'cache-control': 's-maxage=5' }, [], 5],
    ['up to the second before the next reveal', HTML, at(-500), [-600, 7, 8], 6],
    ['data, too', 'application/xml', at(-500), [-600, 1800], 1799],
    ['nothing when a reveal has passed since the rendering', HTML, at(-500), [-1], 0],
    ['from now without a moment of rendering', HTML, {}, [-1, 30], 29],
  ])('%s', (_name, type, headers, reveals, life) => {
    expect(lifeOf(type, headers, reveals)).toBe(shared(life));
  });

  it.each(['private, no-cache, no-store, max-age=0, must-revalidate', 'public, max-age=31536000, immutable'])(
    'is none of this guard when it says %j',
    (value) => {
      expect(lifeOf(HTML, { 'cache-control': value, ...at(-500) }, [-1])).toBe(value);
    },
  );

  it('does not tell when it was rendered', () => {
    expect(settled({ 'content-type': HTML, [RENDERED_AT_HEADER]: '1' })).not.toHaveProperty(RENDERED_AT_HEADER);
    expect(settled({ 'content-type': HTML, 'cache-control': YEAR, ...at(0) })).not.toHaveProperty(RENDERED_AT_HEADER);
  });
});

describe('a server under guard', () => {
  const { writeHead, write, end } = ServerResponse.prototype;
  const BAD_ADDRESS = { html: '<h1>This address cannot be read</h1>', policy: "default-src 'none'" };
  const failurePage = {
    html: '<h1>Something went wrong</h1>\u2026',
    policy: "default-src 'none'; style-src 'sha256-x='",
  };

  beforeEach(() => guardResponses([Date.now() + 3_600_000], { failure: failurePage, badAddress: BAD_ADDRESS }));
  afterEach(() => void Object.assign(ServerResponse.prototype, { writeHead, write, end }));

  /** What a server that answers so sends over the wire. */
  async function answerOf(
    listener: RequestListener,
    path = '/',
    asked: Record<string, string> = {},
  ): Promise<{ status: number; text: string; headers: Headers }> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: asked });
      return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers) };
    } finally {
      server.close();
    }
  }

  const GUARDED = { [POLICY_HEADER]: FALLBACK_POLICY, 'cache-control': shared(60) };

  it.each<[string, RequestListener]>([
    [
      'headers with the status',
      (_request, response) => response.writeHead(404, { 'Content-Type': HTML, 'Cache-Control': YEAR }).end('<p>'),
    ],
    [
      'a status text, too',
      (_request, response) =>
        response
          .writeHead(404, 'Gone', { 'content-type': HTML, 'cache-control': YEAR, 'x-rendered-at': '' })
          .end('<p>'),
    ],
    [
      'headers before the status',
      (_request, response) => {
        response.setHeader('Content-Type', HTML).setHeader('Cache-Control', YEAR).writeHead(404).end('<p>');
      },
    ],
    [
      'no explicit head',
      (_request, response) => {
        response.statusCode = 404;
        response.setHeader('Content-Type', HTML).setHeader('Cache-Control', YEAR).end('<p>');
      },
    ],
  ])('settles a response with %s', async (_name, listener) => {
    const { status, text, headers } = await answerOf(listener);
    expect([status, text]).toEqual([404, '<p>']);
    expect(headers).toMatchObject({ ...GUARDED, 'content-type': HTML });
    expect(headers).not.toHaveProperty(RENDERED_AT_HEADER);
  });

  it('tells an edge that asks for it the life of an answer, and those further out to ask again', async () => {
    const listener: RequestListener = (_request, response) =>
      response.writeHead(200, { 'Content-Type': HTML, 'Cache-Control': YEAR }).end('<p>');
    const told = await answerOf(listener, '/', { 'surrogate-capability': 'nginx="X-Accel-Expires"' });
    expect(told.headers).toMatchObject({
      'x-accel-expires': '60',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const others = await answerOf(listener, '/', { 'surrogate-capability': 'cdn="Surrogate/1.0"' });
    expect(others.headers).toMatchObject({ 'cache-control': shared(60) });
    expect(others.headers).not.toHaveProperty('x-accel-expires');
  });

  it('sends one policy where two were set', async () => {
    const { headers } = await answerOf((_request, response) => {
      response.setHeader(POLICY_HEADER, ["default-src 'self'", "default-src 'none'"]);
      response.writeHead(200, { 'Content-Type': HTML }).end();
    });
    expect(headers[POLICY_HEADER]).toBe("default-src 'none'");
  });

  it('leads to one address where it was set twice', async () => {
    const { headers } = await answerOf((_request, response) => {
      response.setHeader('Location', '/new');
      response.appendHeader('Location', '/new');
      response.writeHead(201).end();
    });
    expect(headers.location).toBe('/new');
  });

  it.each<[string, RequestListener]>([
    [
      'an empty shell',
      (_request, response) => {
        response.writeHead(500, { 'Content-Type': HTML, 'Content-Length': 6, ETag: 'x', 'Cache-Control': YEAR });
        response.write('<html>');
        response.end();
      },
    ],
    [
      'two words',
      (_request, response) => {
        response.statusCode = 500;
        response.end('Internal Server Error');
      },
    ],
  ])('sends a page that people can read instead of %s', async (_name, listener) => {
    const { status, text, headers } = await answerOf(listener);
    expect([status, text]).toEqual([500, failurePage.html]);
    expect(headers).toMatchObject({ [POLICY_HEADER]: failurePage.policy, 'cache-control': 'private, no-store' });
    expect(headers).not.toHaveProperty('etag');
  });

  it('tells people that their address is broken, instead of failing', async () => {
    const fail: RequestListener = (_request, response) => {
      response.statusCode = 500;
      response.end('Internal Server Error');
    };
    const { status, text, headers } = await answerOf(fail, '/case-studies/%E0%A4%A');
    expect([status, text]).toEqual([400, BAD_ADDRESS.html]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it('leaves a failure in JSON to its reader', async () => {
    const { status, text, headers } = await answerOf((_request, response) => {
      response.writeHead(503, { 'Content-Type': 'application/json' }).end('{"error":"busy"}');
    });
    expect([status, text, headers[POLICY_HEADER]]).toEqual([503, '{"error":"busy"}', DATA_POLICY]);
  });
});
