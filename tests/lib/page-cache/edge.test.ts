import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { leaveToEdge } from '#lib/page-cache/edge';
import { OF_EVERY_DOCUMENT, securityHeaders } from '#lib/page-cache/security-headers';

const ASK_AGAIN = 'public, max-age=0, must-revalidate';

const LIFE = 'nginx="X-Accel-Expires"';
const BOTH = 'nginx="X-Accel-Expires Document-Headers"';

/** What is left of these headers for an edge that says this. */
function leftOf(headers: Record<string, string>, capabilities: string | string[] | undefined) {
  const map = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  leaveToEdge(
    {
      getHeader: (name) => map.get(name.toLowerCase()),
      setHeader: (name, value) => map.set(name.toLowerCase(), String(value)) as never,
      removeHeader: (name) => void map.delete(name.toLowerCase()),
      sendDate: true,
    },
    capabilities,
  );
  return Object.fromEntries(map);
}

describe('the life of an answer at the edge', () => {
  it.each<[string, string, string | undefined, string]>([
    ['a page', `${ASK_AGAIN}, s-maxage=60`, '60', ASK_AGAIN],
    ['a page of this very second', `${ASK_AGAIN}, s-maxage=0`, undefined, ASK_AGAIN],
    ['a file for good', 'public, max-age=31536000, immutable', '31536000', 'public, max-age=31536000, immutable'],
    ['a picture', 'public, max-age=600', '600', 'public, max-age=600'],
    ['what is asked for again each time', ASK_AGAIN, undefined, ASK_AGAIN],
    ['a private page', 'private, max-age=60', undefined, 'private, max-age=60'],
    ['what nobody may keep', 'no-store, s-maxage=60', undefined, 'no-store'],
    ['what is never used unasked', 'no-cache, max-age=60', undefined, 'no-cache, max-age=60'],
  ])('%s, %j', (_name, control, life, outside) => {
    expect(leftOf({ 'cache-control': control }, LIFE)).toEqual({
      'cache-control': outside,
      ...(life !== undefined && { 'x-accel-expires': life }),
    });
  });

  it('is none where the site says nothing', () => {
    expect(leftOf({ 'content-type': 'text/html' }, LIFE)).toEqual({ 'content-type': 'text/html' });
  });

  it("says nothing of the site's own cache", () => {
    expect(leftOf({ 'x-nextjs-cache': 'HIT' }, LIFE)).toEqual({});
  });
});

it('leaves out what the edge says itself, and keeps the connection', async () => {
  const server = createServer((_request, response) => {
    leaveToEdge(response, LIFE);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const ask = async () => {
    const asked = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return { headers: answer.headers, isSameConnection: asked.reusedSocket };
  };
  expect(await ask()).toMatchObject({ headers: { 'content-length': '0' }, isSameConnection: false });
  expect(await ask()).toEqual({ headers: { 'content-length': '0' }, isSameConnection: true });
  agent.destroy();
  server.close();
});

it.each<[string | string[] | undefined, boolean]>([
  [LIFE, true],
  [BOTH, true],
  [`cdn="Surrogate/1.0", ${LIFE}`, true],
  [['cdn="Surrogate/1.0"', LIFE], true],
  ['cdn="Surrogate/1.0"', false],
  ['cdn="Not-X-Accel-Expires"', false],
  ['X-Accel-Expires', false],
  ['', false],
  [undefined, false],
])('knows from %j whether an edge asks that obeys it', (capabilities, expected) => {
  expect('x-accel-expires' in leftOf({ 'cache-control': 'max-age=60' }, capabilities)).toBe(expected);
});

describe('what every document is told', () => {
  const told = { ...OF_EVERY_DOCUMENT, 'Cross-Origin-Resource-Policy': 'same-origin' };

  it('is left to an edge that says it, and to no other', () => {
    expect(leftOf(told, BOTH)).toEqual({ 'cross-origin-resource-policy': 'same-origin', vary: 'surrogate-capability' });
    for (const capabilities of [LIFE, 'cdn="Surrogate/1.0"', undefined])
      expect(Object.keys(leftOf(told, capabilities))).toHaveLength(Object.keys(told).length);
  });

  it('is missing for nobody else, whoever claims to say it: shared caches keep such answers apart', () => {
    const said = { ...told, Vary: 'rsc, accept-encoding' };
    expect(leftOf(said, 'x="Document-Headers"').vary).toBe('rsc, accept-encoding, surrogate-capability');
    expect(leftOf(said, LIFE).vary).toBe('rsc, accept-encoding');
  });

  it('is the same at the edge, word for word', () => {
    const lines = readFileSync('lib/edge/nginx.conf', 'utf8').matchAll(/add_header (\S+) "([^"]*)" always;/g);
    expect(Object.fromEntries([...lines].map(([, name, value]) => [name, value]))).toEqual(OF_EVERY_DOCUMENT);
  });

  it('hangs on no setting', () => {
    const saidWith = (env: Parameters<typeof securityHeaders>[0]) =>
      Object.fromEntries(securityHeaders(env).flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
    for (const env of [{}, { SITE_URL: 'https://example.com', NOINDEX: '1', YOUTUBE_EMBEDS: 'on', HSTS_PRELOAD: '1' }])
      expect(saidWith(env)).toMatchObject(OF_EVERY_DOCUMENT);
  });
});
