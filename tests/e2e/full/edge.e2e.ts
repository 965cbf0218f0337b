import { randomUUID } from 'node:crypto';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../test.ts';
import { ensureNginx, needNginx, startNginx, type RunningNginx } from '../../site/nginx.ts';
import { startSite, type RunningSite } from '../../site/start-site.ts';

/* The site behind nginx, with the configuration that README tells to copy. */

let site: RunningSite;
let edge: RunningNginx;

test.describe.configure({ mode: 'serial' });
test.skip(() => !process.env.CI && !ensureNginx(), 'nginx is not installed, and cannot be here');

test.beforeAll(async () => {
  test.setTimeout(180_000);
  needNginx();
  site = await startSite({ env: { TRUSTED_PROXIES: '1', QUOTE_RATE_LIMITS: '2/min' } });
  edge = await startNginx(site.origin);
});

test.afterAll(() => {
  edge?.stop();
  site?.stop();
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** As it comes over the wire: compressed, and without a browser's own cache. */
function get(
  path: string,
  encoding = 'gzip, deflate, br',
  headers: Record<string, string> = {},
  origin = edge.origin,
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

test('pages come compressed, in the encoding that the visitor takes, and the second time from the cache', async () => {
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
    expect(second.headers['content-length'], accepted).toBe(String(second.body.length));
    expect(second.headers['x-cache'], accepted).toBe('HIT');
    expect(second.headers['content-security-policy'], accepted).toContain("default-src 'none'");
    // What is kept here is kept nowhere further out.
    for (const { headers } of [first, second]) {
      expect(headers['cache-control'], accepted).toBe('public, max-age=0, must-revalidate');
      expect(headers, accepted).not.toHaveProperty('x-accel-expires');
    }
  }
});

test('files with a digest in their name are kept by browsers for good', async () => {
  const html = brotliDecompressSync((await get('/about')).body).toString();
  const [file = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  for (const cache of ['MISS', 'HIT']) {
    const { status, headers } = await get(file);
    expect({ status, cache: headers['x-cache'] }).toEqual({ status: 200, cache });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
  }
});

test('every answer has the headers that the site gives it, each once', async () => {
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

test('nothing of the interface is kept, and each visitor is counted for themselves', async () => {
  for (const path of ['/api/health', '/api/health/ready']) {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['x-cache']).toBeUndefined();
  }
  const send = (client: string) =>
    fetch(`${edge.origin}/api/quotes`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        origin: edge.origin,
        'x-forwarded-for': client,
      },
      body: '{}',
    }).then(({ status }) => status);
  // What visitors claim about themselves does not count: to the site they all come from this machine.
  expect(await send('192.0.2.1')).toBe(422);
  expect(await send('192.0.2.2')).toBe(422);
  expect(await send('192.0.2.3')).toBe(429);
});

test("React's own requests get answers of their own", async () => {
  const flight = await fetch(`${edge.origin}/about`, { headers: { rsc: '1' } });
  expect(flight.headers.get('content-type')).toContain('text/x-component');
  expect(flight.headers.get('x-cache')).toBe('BYPASS');
  expect((await get('/about', 'identity')).headers['content-type']).toContain('text/html');
});

test('only "RSC: 1" is one of them, and nothing else leaves flight data for the next visitor', async () => {
  for (const value of ['0', '2', 'true', '01']) {
    const asked = await get(`/terms?asked=${value}`, 'identity', { rsc: value });
    expect(asked.headers['content-type'], value).toContain('text/html');
    const next = await get(`/terms?asked=${value}`, 'identity');
    expect(next.headers['content-type'], value).toContain('text/html');
  }
});

test('what the site calls private is not kept, and forms are asked of it each time', async () => {
  for (let time = 0; time < 2; time += 1) {
    const unknown = await get('/nowhere');
    expect(unknown.status).toBe(404);
    expect(unknown.headers['cache-control']).toMatch(/\bprivate\b.*\bno-store\b/);
    expect(unknown.headers['x-cache']).toBe('MISS');
    const sent = await fetch(`${edge.origin}/about`, { method: 'POST', body: 'x=1' });
    expect([sent.status, sent.headers.get('x-cache')]).toEqual([405, null]);
  }
});

test('what a visitor says about edges does not reach the site, so pages are kept as ever', async () => {
  for (const [index, claim] of ['nginx="X-Accel-Expires Document-Headers"', 'cdn="Surrogate/1.0"', 'none'].entries()) {
    for (const cache of ['MISS', 'HIT']) {
      const { headers } = await get(`/about?edge=${index}`, 'br', { 'surrogate-capability': claim });
      expect(headers['x-cache'], claim).toBe(cache);
      expect(headers['cache-control'], claim).toBe('public, max-age=0, must-revalidate');
      expect(headers, claim).not.toHaveProperty('x-accel-expires');
    }
  }
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/about');
  const again = await get('/about', 'gzip, deflate, br', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('a film comes in the pieces that are asked for', async () => {
  const film = '/video/hunt-in-ten-seconds.mp4';
  for (const cache of ['MISS', 'HIT']) {
    const { status, headers, body } = await get(film, 'identity', { range: 'bytes=100-299' });
    expect({ status, cache: headers['x-cache'] }).toEqual({ status: 206, cache });
    expect(headers['content-range']).toMatch(/^bytes 100-299\//);
    expect(body).toHaveLength(200);
  }
});

test('drawings are kept, and not sent again', async () => {
  const first = await get('/art/tiles.svg');
  expect(first.headers['content-encoding']).toBe('br');
  const again = await get('/art/tiles.svg', undefined, { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.headers['x-cache']]).toEqual([304, 'HIT']);
});

test('what a visitor says about who asks does not reach the site', async () => {
  const plain = await get('/terms', 'identity');
  const claimed = await get('/terms?claimed', 'identity', { 'x-forwarded-host': 'evil.example' });
  expect(claimed.body.toString()).not.toContain('evil.example');
  expect(claimed.status).toBe(plain.status);
});

test('while the site is down its pages stay, and requests for quotes are told to come again', async () => {
  await get('/privacy');
  site.stop();
  await expect.poll(() => fetch(site.origin).catch(() => 'down')).toBe('down');
  for (const path of ['/about', '/privacy']) expect((await get(path)).status).toBe(200);
  const refused = await fetch(`${edge.origin}/api/quotes`, { method: 'POST', body: '{}' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await refused.text()).toContain('Nothing is lost');
  const form = await fetch(`${edge.origin}/api/quotes`, {
    method: 'POST',
    headers: { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'groupSize=12',
  });
  expect([form.status, form.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await form.text()).toContain('what you typed is still there');
});
