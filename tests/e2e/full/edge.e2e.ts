import { randomUUID } from 'node:crypto';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../test.ts';
import { ensureNginx, requireNginx, startNginx, type RunningNginx } from '#tests/servers/nginx';
import { startSite, type RunningSite } from '#tests/servers/start-site';

/* The site behind nginx, with the configuration that the README says to copy. */

let site: RunningSite;
let nginx: RunningNginx;

test.describe.configure({ mode: 'serial' });
test.skip(() => !process.env.CI && !ensureNginx(), 'nginx is not installed, and cannot be installed');

test.beforeAll(async () => {
  requireNginx();
  site = await startSite({ env: { TRUSTED_PROXIES: '1', QUOTE_RATE_LIMITS: '2/d' } });
  nginx = await startNginx(site.origin);
});

test.afterAll(() => {
  nginx?.stop();
  site?.stop();
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Fetches the raw response: compressed, and without a browser cache. */
function get(
  path: string,
  encoding = 'gzip, deflate, br',
  headers: Record<string, string> = {},
  origin = nginx.origin,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask(origin + path, { headers: { 'accept-encoding': encoding, ...headers } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

test('pages are compressed in an encoding that the visitor accepts, and the second response is from the cache', async () => {
  const whole = await (await fetch(`${site.origin}/about`)).text();
  const ways: [accepted: string, encoding: string | undefined, unpack: (body: Buffer) => Buffer][] = [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['br;q=0.0, gzip;q=0.5', 'gzip', gunzipSync],
    ['gzip;q=0.8, br;q=0.9', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body) => body],
  ];
  for (const [accepted, encoding, unpack] of ways) {
    const first = await get('/about', accepted);
    const second = await get('/about', accepted);
    expect([first.status, second.status], accepted).toEqual([200, 200]);
    expect(second.headers['content-encoding'], accepted).toBe(encoding);
    expect(unpack(second.body).toString(), accepted).toBe(whole);
    // What is compressed for each request is sent in chunks.
    const length = encoding === 'gzip' ? undefined : String(second.body.length);
    expect(second.headers['content-length'], accepted).toBe(length);
    expect(second.headers['x-cache'], accepted).toBe('HIT');
    expect(second.headers['content-security-policy'], accepted).toContain("default-src 'none'");
    // nginx caches these; caches behind it must not.
    for (const { headers } of [first, second]) {
      expect(headers['cache-control'], accepted).toBe('public, max-age=0, must-revalidate');
      expect(headers, accepted).not.toHaveProperty('x-accel-expires');
    }
  }
});

test('browsers keep files with a digest in their name without revalidation', async () => {
  const html = brotliDecompressSync((await get('/about')).body).toString();
  const [file = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  for (const cache of ['MISS', 'HIT']) {
    const { status, headers } = await get(file);
    expect({ status, cache: headers['x-cache'] }).toEqual({ status: 200, cache });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
  }
});

test('every response has the headers of the site, each once', async () => {
  const html = await (await fetch(`${site.origin}/about`)).text();
  const [file = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const of = ({ headers }: Answer) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) =>
        /^(x-(?!cache$|accel|nextjs)|cross|origin|referrer|permissions)/.test(name),
      ),
    );
  for (const path of ['/about', file, '/nowhere', '/About', '/art/og/home.png', '/feed.xml', '/api/health']) {
    const direct = of(await get(path, 'br', {}, site.origin));
    expect(direct, path).toHaveProperty('x-content-type-options', 'nosniff');
    for (const time of ['first', 'second']) expect(of(await get(path)), `${path}, the ${time} time`).toEqual(direct);
  }
});

test('nginx’s own pages have the headers of the site and a policy', async () => {
  const document = (await get('/about')).headers;
  const send = (path: string, init: RequestInit) => fetch(nginx.origin + path, init);
  const answers = [
    await send('/about', { method: 'POST', body: 'x' }),
    await send('/art/tiles.svg', { method: 'OPTIONS' }),
    await send('/api/quotes', { method: 'POST', body: 'x'.repeat(100_000) }),
    await send('/about', { headers: { 'If-Match': '"x"' } }),
    await send('/video/hunt-in-ten-seconds.mp4', { headers: { Range: 'bytes=99999999-' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([405, 405, 413, 412, 416]);
  const names = Object.keys(document).filter((name) =>
    /^(x-(?!cache|nextjs)|cross|origin|referrer|permissions)/.test(name),
  );
  for (const { status, headers } of answers) {
    const expected = Object.fromEntries(names.map((name) => [name, document[name]]));
    // The page for a range keeps the headers of the film, which has no policy and which other sites may embed.
    if (status === 416) expected['cross-origin-resource-policy'] = 'cross-origin';
    else expect(headers.get('content-security-policy'), String(status)).toContain("default-src 'none'");
    expect(Object.fromEntries(names.map((name) => [name, headers.get(name)])), String(status)).toEqual(expected);
    expect(headers.get('allow'), String(status)).toBe(status === 405 ? 'GET, HEAD' : null);
  }
});

test('an address that cannot be read, or leaves the site, is a bad request', async () => {
  for (const path of ['/%E0%A4%A', '/%', '/case-studies/..%2f..%2fetc%2fpasswd']) {
    const { status, headers, body } = await get(path, 'identity');
    expect(status, path).toBe(400);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(body.toString(), path).toContain('Your request could not be answered');
  }
});

test('nothing of the API is cached, and each visitor has their own rate limit', async () => {
  for (const path of ['/api/health', '/api/health/ready']) {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['x-cache']).toBeUndefined();
  }
  const send = (client: string) =>
    fetch(`${nginx.origin}/api/quotes`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        origin: nginx.origin,
        'x-forwarded-for': client,
      },
      body: '{}',
    }).then(({ status }) => status);
  // X-Forwarded-For from visitors does not count: for the site, all of them come from this machine.
  expect(await send('192.0.2.1')).toBe(422);
  expect(await send('192.0.2.2')).toBe(422);
  expect(await send('192.0.2.3')).toBe(429);
});

test('RSC requests have their own responses', async () => {
  const payload = await fetch(`${nginx.origin}/about`, { headers: { rsc: '1' } });
  expect(payload.headers.get('content-type')).toContain('text/x-component');
  expect(payload.headers.get('x-cache')).toBe('BYPASS');
  expect((await get('/about', 'identity')).headers['content-type']).toContain('text/html');
});

test('only "RSC: 1" is an RSC request, and no other value leaves an RSC payload in the cache', async () => {
  for (const value of ['0', '2', 'true', '01']) {
    const response = await get(`/terms?asked=${value}`, 'identity', { rsc: value });
    expect(response.headers['content-type'], value).toContain('text/html');
    const next = await get(`/terms?asked=${value}`, 'identity');
    expect(next.headers['content-type'], value).toContain('text/html');
  }
});

test('private responses are not cached, and forms always reach the site', async () => {
  for (let time = 0; time < 2; time += 1) {
    const unknown = await get('/nowhere');
    expect(unknown.status).toBe(404);
    expect(unknown.headers['cache-control']).toMatch(/\bprivate\b.*\bno-store\b/);
    expect(unknown.headers['x-cache']).toBe('MISS');
    const sent = await fetch(`${nginx.origin}/about`, { method: 'POST', body: 'x=1' });
    expect([sent.status, sent.headers.get('x-cache')]).toEqual([405, null]);
  }
});

test('an unchanged page is not sent again', async () => {
  const { headers } = await get('/about');
  const again = await get('/about', 'gzip, deflate, br', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('a film is sent in the requested ranges', async () => {
  const film = '/video/hunt-in-ten-seconds.mp4';
  for (const cache of ['MISS', 'HIT']) {
    const { status, headers, body } = await get(film, 'identity', { range: 'bytes=100-299' });
    expect({ status, cache: headers['x-cache'] }).toEqual({ status: 206, cache });
    expect(headers['content-range']).toMatch(/^bytes 100-299\//);
    expect(body).toHaveLength(200);
  }
});

test('drawings are cached, and not sent again', async () => {
  const first = await get('/art/tiles.svg');
  expect(first.headers['content-encoding']).toBe('br');
  const again = await get('/art/tiles.svg', undefined, { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.headers['x-cache']]).toEqual([304, 'HIT']);
});

test('X-Forwarded-Host from a visitor does not reach the site', async () => {
  const plain = await get('/terms', 'identity');
  const claimed = await get('/terms?claimed', 'identity', { 'x-forwarded-host': 'evil.example' });
  expect(claimed.body.toString()).not.toContain('evil.example');
  expect(claimed.status).toBe(plain.status);
});

test('one client gets few addresses with a query at once', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => get(`/blog?q=word${index}`).then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
  expect((await get('/about')).status).toBe(200);
});

test('while the site is down its pages are served from the cache, and quote requests get Retry-After', async () => {
  await get('/privacy');
  site.stop();
  await expect.poll(() => fetch(site.origin).catch(() => 'down')).toBe('down');
  for (const path of ['/about', '/privacy']) expect((await get(path)).status).toBe(200);
  const refused = await fetch(`${nginx.origin}/api/quotes`, { method: 'POST', body: '{}' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.text()).toContain('Nothing is lost');
  const form = await fetch(`${nginx.origin}/get-a-quote`, { method: 'POST', body: new FormData() });
  expect([form.status, form.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  expect(await form.text()).toContain('what you typed is still there');
});
