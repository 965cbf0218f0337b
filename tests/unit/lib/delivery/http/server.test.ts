import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATA_POLICY, FALLBACK_POLICY } from '#lib/delivery/http/content-security-policy';
import { POLICY_HEADER } from '#lib/delivery/http/internal-headers';
import { precompressAssets } from '#lib/delivery/http/precompressed-assets';
import { isRendered } from '#lib/delivery/http/rendering-limit';
import { createSiteServer, type RequestHandler } from '#lib/delivery/http/server';
import { frameworkPage } from '#tests/factories/framework-page';

const HTML = 'text/html; charset=utf-8';
const PAGE = `<!doctype html><p>${Array.from({ length: 900 }, (_, index) => `Riddle ${index * 7919} – “quoted”`).join(' ')}</p>`;
const SHARED = { 'Content-Type': HTML, 'Cache-Control': 's-maxage=31536000' };
const PAGES = {
  failure: { html: '<h1>Something went wrong</h1>…', policy: "default-src 'none'; style-src 'sha256-x='" },
  busy: { html: '<h1>One moment</h1>', policy: "default-src 'none'" },
  refusedForm: { html: '<h1>We could not take this form</h1>', policy: "default-src 'none'" },
  badAddress: { html: '<h1>This address cannot be read</h1>', policy: "default-src 'none'" },
};

const ENTRY_PATHS = { '/case-studies/acme': 0, '/blog/later': Date.now() + 3_600_000 };

const distFolder = mkdtempSync(join(tmpdir(), 'server-'));
const chunks = join(distFolder, 'static', 'chunks');
const SCRIPT = PAGE.replaceAll('Riddle', 'Script');

const onError = vi.fn();
let handle: RequestHandler;
let server: Server;
let port: number;

beforeAll(async () => {
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, 'a.js'), SCRIPT);
  writeFileSync(join(chunks, 'short.css'), 'p{color:red}');
  await precompressAssets(distFolder);
  const options = {
    distFolder,
    onError,
    publishTimes: [Date.now() + 3_600_000],
    entryPaths: ENTRY_PATHS,
    failurePages: PAGES,
  };
  server = createSiteServer((...args) => handle(...args), options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(distFolder, { recursive: true });
});

type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Options = { accept?: string; method?: string; path?: string; headers?: Record<string, string>; body?: string };

/** A response as it is sent: compressed. */
async function fetchRaw({
  accept = 'br',
  method = 'GET',
  path = '/',
  headers = {},
  body,
}: Options = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const options = { port, method, path, agent: false, headers: { 'accept-encoding': accept, ...headers } };
    const request = send(options, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    request.on('error', reject).end(body);
  });
}

/** Next's answer: a body with a status and headers. */
function answer(
  body: string,
  headers: Record<string, string | string[]> = { 'Content-Type': HTML },
  status = 200,
): void {
  handle = (_request, response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body);
    return Promise.resolve();
  };
}

describe('a request that Next must not see', () => {
  it.each(['/case-studies/%E0%A4%A', '*', 'http://example.com/'])('to %s gets 400 and a page', async (path) => {
    const { status, headers, body } = await fetchRaw({ path });
    expect([status, body.toString()]).toEqual([400, PAGES.badAddress.html]);
    expect(headers).toMatchObject({ [POLICY_HEADER]: PAGES.badAddress.policy, 'x-frame-options': 'DENY' });
  });

  it.each([
    ['TRACE', '/', 'GET, HEAD'],
    ['OPTIONS', '/art/tiles.svg', 'GET, HEAD'],
    ['POST', '/about', 'GET, HEAD'],
    ['TRACE', '/api/quotes', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ])('with %s to %s gets 405', async (method, path, allow) => {
    answer('reached');
    const { status, headers, body } = await fetchRaw({ method, path });
    expect([status, headers.allow, headers.connection, body.length]).toEqual([405, allow, 'close', 0]);
  });

  it('does not include other methods for the API', async () => {
    answer('{}', { 'Content-Type': 'application/json' });
    expect((await fetchRaw({ method: 'DELETE', path: '/api/quotes' })).status).toBe(200);
  });
});

it.each([
  ['/case-studies/acme', '/case-studies/acme'],
  ['/case-studies/unknown', '/404'],
  ['/case-studies/unknown?test-mode=true', '/case-studies/unknown?test-mode=true'],
  ['/blog/later?_rsc=1', '/404'],
  ['/case-studies/Unknown', '/case-studies/Unknown'],
  ['/blog/topics/riddles', '/blog/topics/riddles'],
  ['/blog?q=50%', '/blog?q=50%'],
])('passes %s on to Next as %s, because only public entries have pages', async (path, passed) => {
  handle = async ({ url }, response) => void response.end(url);
  expect((await fetchRaw({ path })).body.toString()).toBe(passed);
});

describe('a posted form', () => {
  const FORM = { method: 'POST', path: '/get-a-quote', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  const post = (headers: Record<string, string> = {}, body = '--x--') =>
    fetchRaw({ ...FORM, body, headers: { ...FORM.headers, 'content-length': String(body.length), ...headers } });

  it.each<[string, Record<string, string>, number]>([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of another type', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['without a length', { 'content-length': '', 'transfer-encoding': 'chunked' }, 411],
    ['that is too long', { 'content-length': '50000' }, 413],
  ])(
    '%s is refused with a page before its body is read',
    async (_what, { 'content-length': length, ...headers }, status) => {
      const reached = vi.fn();
      handle = reached;
      const all = { ...FORM.headers, 'content-length': length ?? '5', ...headers };
      if (all['content-length'] === '') delete (all as Partial<typeof all>)['content-length'];
      const { body, ...refused } = await fetchRaw({ ...FORM, headers: all, body: status === 413 ? '' : '--x--' });
      expect([refused.status, body.toString(), refused.headers.connection]).toEqual([
        status,
        PAGES.refusedForm.html,
        'close',
      ]);
      expect(reached).not.toHaveBeenCalled();
    },
  );

  it('is answered with a finished page, for its visitor alone', async () => {
    const { html } = frameworkPage({ title: 'Where?' });
    answer(html, { 'Content-Type': HTML, 'Cache-Control': 'no-store', Link: '</a.css>; rel=preload; as=style' });
    const { status, headers, body } = await post();
    const page = brotliDecompressSync(body).toString();
    expect(status).toBe(200);
    expect(page).toContain('<h1>Where?</h1>');
    expect(page).toContain('"isInline":true');
    expect(page).not.toContain('__next_f');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      [POLICY_HEADER]: expect.stringMatching(/sha256/),
    });
    expect(headers.link).toBeUndefined();
  });

  it('of another version of the site gets a page that says what to do', async () => {
    answer('Server action not found.', { 'Content-Type': 'text/plain', 'x-nextjs-action-not-found': '1' }, 404);
    const { status, body } = await post();
    expect([status, body.toString()]).toEqual([409, PAGES.refusedForm.html]);
  });

  it('that ends with an error gets the page for failures', async () => {
    answer('Internal Server Error', { 'Content-Type': 'text/plain' }, 500);
    const { status, body } = await post();
    expect([status, body.toString()]).toEqual([500, PAGES.failure.html]);
  });

  it('does not wait for searches', async () => {
    const open = Promise.withResolvers<void>();
    handle = async ({ method, url }, response) => {
      if (method === 'GET') await open.promise;
      response.end(url);
    };
    const searches = Array.from({ length: 5 }, (_, index) => fetchRaw({ path: `/blog?q=${index}` }));
    expect((await post()).body.toString()).toBe('/get-a-quote');
    open.resolve();
    await Promise.all(searches);
  });

  it('that does not arrive does not occupy a rendering', async () => {
    handle = async ({ url }, response) => void response.end(url);
    const slow = Array.from({ length: 5 }, () => {
      const request = send({ port, agent: false, ...FORM, headers: { ...FORM.headers, 'content-length': '5' } });
      request.on('error', () => {}).write('--');
      return request;
    });
    expect((await fetchRaw({ path: '/blog?q=riddles' })).body.toString()).toBe('/blog?q=riddles');
    for (const request of slow) request.destroy();
  });
});

it.each([
  ['/case-studies?q=riddles', true],
  ['/blog/list/cT1yaWRkbGVz', true],
  ['/get-a-quote?type=onsite&from=home', true],
  ['/get-a-quote?from=home', false],
  ['/get-a-quote?step=people', false],
  ['/get-a-quote', false],
  ['/team-building/the-experience?people=80', true],
  ['/team-building/the-experience/compare/cGVvcGxlPTgw', true],
  ['/team-building/the-experience?from=home', false],
  ['/play?stop=3&do=hint', true],
  ['/play/game/c3RvcD0z', true],
  ['/play?utm_source=mail', false],
  ['/play', false],
  ['/dates/jazz-heist', true],
  ['/dates/jazz-heist/29935440', true],
  ['/case-studies', false],
])('knows whether %s is rendered for every request: %s', (url, expected) => expect(isRendered(url)).toBe(expected));

describe('pages that are rendered for every request', () => {
  it('are rendered two at a time; beyond a queue they are refused, and nothing else waits', async () => {
    let running = 0;
    let most = 0;
    const open = Promise.withResolvers<void>();
    handle = async ({ url }, response) => {
      if (url?.startsWith('/blog')) {
        most = Math.max(most, (running += 1));
        await open.promise;
        running -= 1;
      }
      response.end(url);
    };
    const searches = Array.from({ length: 40 }, (_, index) => fetchRaw({ path: `/blog?q=${index}` }));
    await vi.waitFor(() => expect(running).toBe(2));
    expect((await fetchRaw({ path: '/api/health' })).body.toString()).toBe('/api/health');
    expect((await fetchRaw({ path: '/about?from=mail' })).body.toString()).toBe('/about?from=mail');
    open.resolve();
    const received = await Promise.all(searches);
    expect(most).toBe(2);
    expect(received.filter(({ status }) => status === 200)).toHaveLength(22);
    const [refused] = received.filter(({ status }) => status === 503);
    expect(refused?.headers['retry-after']).toBe('5');
    expect(refused?.body.toString()).toBe(PAGES.busy.html);
  });

  it('give their place to the next one after an error', async () => {
    handle = () => Promise.reject(new Error('broken'));
    for (let count = 0; count < 4; count += 1) expect((await fetchRaw({ path: '/blog?q=x' })).status).toBe(500);
    expect(onError).toHaveBeenCalledWith(new Error('broken'));
  });
});

describe('the headers of a response', () => {
  it.each<[string, RequestHandler]>([
    ['with the status', async (_request, response) => void response.writeHead(404, SHARED).end('<p>')],
    [
      'with a status text',
      async (_request, response) => void response.writeHead(404, 'Gone', { ...SHARED, 'x-rendered-at': '' }).end('<p>'),
    ],
    [
      'before the status',
      async (_request, response) => {
        for (const [name, value] of Object.entries(SHARED)) response.setHeader(name, value);
        response.writeHead(404).end('<p>');
      },
    ],
    [
      'without writeHead',
      async (_request, response) => {
        response.statusCode = 404;
        response.setHeaders(new Map(Object.entries(SHARED))).write('<');
        response.end('p>');
      },
    ],
  ])('are finished when Next sets them %s', async (_name, handler) => {
    handle = handler;
    const { status, headers, body } = await fetchRaw({ accept: 'identity' });
    expect([status, body.toString()]).toEqual([404, '<p>']);
    expect(headers).toMatchObject({
      [POLICY_HEADER]: FALLBACK_POLICY,
      'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-rendered-at');
  });
});

describe('a failed page', () => {
  it.each<[string, RequestHandler]>([
    [
      'an empty shell',
      async (_request, response) => {
        response.writeHead(500, { ...SHARED, 'Content-Length': 6, ETag: 'x' });
        response.write('<html>');
        response.end();
      },
    ],
    ['a long page', async (_request, response) => void response.writeHead(500, SHARED).end(PAGE)],
    [
      'plain text',
      async (_request, response) => {
        response.statusCode = 500;
        response.end('Internal Server Error');
      },
    ],
    ['an error', () => Promise.reject(new Error('broken'))],
  ])('is sent instead of %s', async (_name, handler) => {
    handle = handler;
    const { status, headers, body } = await fetchRaw();
    expect([status, body.toString()]).toEqual([500, PAGES.failure.html]);
    expect(headers).toMatchObject({ [POLICY_HEADER]: PAGES.failure.policy, 'cache-control': 'private, no-store' });
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('does not replace a failure in JSON', async () => {
    answer('{"error":"busy"}', { 'Content-Type': 'application/json' }, 503);
    const { status, headers, body } = await fetchRaw();
    expect([status, body.toString(), headers[POLICY_HEADER]]).toEqual([503, '{"error":"busy"}', DATA_POLICY]);
  });
});

describe('compression', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
  ] as const)('for a client that accepts %s is %s', async (accept, encoding) => {
    for (const headers of [SHARED, { 'Content-Type': 'application/json', 'Cache-Control': 'private' }]) {
      answer(PAGE, headers);
      const received = await fetchRaw({ accept });
      expect(received.headers['content-encoding']).toBe(encoding);
      expect(received.headers.vary).toBe('Accept-Encoding');
      expect((encoding ? unpack[encoding](received.body) : received.body).toString()).toBe(PAGE);
    }
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['that is small', '<p>Short</p>', SHARED, 200],
    ['that is no text', PAGE, { 'Content-Type': 'font/woff2' }, 200],
    ['that is a part', PAGE, { 'Content-Type': 'text/css', 'Content-Range': 'bytes 0-9/100' }, 206],
    ['with no-transform', PAGE, { 'Content-Type': HTML, 'Cache-Control': 'no-transform' }, 200],
  ])('leaves out a response %s', async (_name, body, headers, status) => {
    answer(body, headers, status);
    const received = await fetchRaw();
    expect(received.headers['content-encoding']).toBeUndefined();
    expect(received.body.toString()).toBe(body);
  });

  it('of a page becomes better after its first request, and keeps other Vary entries', async () => {
    answer(PAGE.replaceAll('Riddle', 'Better'), { ...SHARED, Vary: 'rsc', ETag: '"one"' });
    const first = await fetchRaw();
    expect(first.headers).toMatchObject({ 'content-length': String(first.body.length), etag: 'W/"one"' });
    expect(first.headers.vary).toBe('rsc, Accept-Encoding');
    await vi.waitFor(async () => expect((await fetchRaw()).body.length).toBeLessThan(first.body.length), 10_000);
  });

  it('of HEAD is left out', async () => {
    handle = async (_request, response) => void response.writeHead(200, { ...SHARED, ETag: '"one"' }).end();
    const { headers, body } = await fetchRaw({ method: 'HEAD' });
    expect([body.length, headers['content-encoding'], headers.etag]).toEqual([0, undefined, '"one"']);
  });
});

describe('static files', () => {
  const path = '/_next/static/chunks/a.js';

  it('of the build are sent at the best compression, for a year', async () => {
    const { headers, body } = await fetchRaw({ path });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
    expect(headers).not.toHaveProperty('etag');
    expect((await fetchRaw({ path, accept: 'identity' })).body.toString()).toBe(SCRIPT);
  });

  it('of public are cached for ten minutes, and other sites may embed them', async () => {
    const { headers } = await fetchRaw({ path: '/art/og/home.png' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=600',
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await fetchRaw({ path: '/art/og/home.png', headers: { 'If-None-Match': headers.etag! } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each<[Record<string, string>, number]>([
    [{ Range: 'bytes=0-1' }, 206],
    [{ Range: 'bytes=-2' }, 206],
    [{ Range: 'bytes=99999999-' }, 416],
    [{ 'If-Match': '"x"' }, 412],
    [{ 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 412],
  ])('answer %j with %i', async (headers, status) => {
    const received = await fetchRaw({ path: '/art/og/home.png', headers });
    expect(received.status).toBe(status);
    if (status === 206) expect(received.body).toHaveLength(2);
  });

  it('are compressed once', async () => {
    expect(await precompressAssets(distFolder)).toBe(0);
  });

  it.each(['/_next/static/chunks/none.js', '/art/../package.json', '/_next/static/../../package.json'])(
    'do not include %s',
    async (path) => {
      answer('Next', { 'Content-Type': 'text/plain' }, 404);
      expect((await fetchRaw({ path })).body.toString()).toBe('Next');
    },
  );
});

it('closes a connection after a request that is not HTTP', async () => {
  const socket = connect(port, '127.0.0.1').end('nonsense\r\n\r\n');
  expect(await text(socket)).toContain('400 Bad Request');
});
