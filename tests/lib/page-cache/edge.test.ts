import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isFromEdge, leaveLifeToEdge } from '#lib/page-cache/edge';

const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** What is left of these headers for the edge. */
function leftOf(headers: Record<string, string>): Record<string, string> {
  const map = new Map(Object.entries(headers));
  leaveLifeToEdge({
    getHeader: (name) => map.get(name.toLowerCase()),
    setHeader: (name, value) => map.set(name.toLowerCase(), String(value)) as never,
    removeHeader: (name) => void map.delete(name.toLowerCase()),
    sendDate: true,
  });
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
    expect(leftOf({ 'cache-control': control })).toEqual({
      'cache-control': outside,
      ...(life !== undefined && { 'x-accel-expires': life }),
    });
  });

  it('is none where the site says nothing', () => {
    expect(leftOf({ 'content-type': 'text/html' })).toEqual({ 'content-type': 'text/html' });
  });

  it("says nothing of the site's own cache", () => {
    expect(leftOf({ 'x-nextjs-cache': 'HIT' })).toEqual({});
  });
});

it('leaves out what the edge says itself, and keeps the connection', async () => {
  const server = createServer((_request, response) => {
    leaveLifeToEdge(response);
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
  ['nginx="X-Accel-Expires"', true],
  ['cdn="Surrogate/1.0", nginx="X-Accel-Expires"', true],
  [['cdn="Surrogate/1.0"', 'nginx="X-Accel-Expires"'], true],
  ['cdn="Surrogate/1.0"', false],
  ['', false],
  [undefined, false],
])('knows from %j whether an edge asks that obeys it', (capabilities, expected) => {
  expect(isFromEdge(capabilities)).toBe(expected);
});
