import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseRateLimits } from '#lib/leads/http/rate-limit';
import { openStore, type Store } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { getDailySecret } from '#lib/leads/store/secrets';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';
import { NOW, openTestEndpoint, type TestRequest } from './test-endpoint.ts';

const MINUTE = 60_000;

/** Sends `count` new requests one after another and returns their statuses. */
async function sendMany(
  { send }: ReturnType<typeof openTestEndpoint>,
  count: number,
  { headers, ...rest }: TestRequest = {},
) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push((await send({ ...rest, headers: { 'idempotency-key': randomUUID(), ...headers } })).status);
  }
  return statuses;
}

describe.each(engines)('rate limits on $name', (engine) => {
  const store = freshStore(engine);

  it('allow one client 5 requests a minute, and tell it when to retry', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '' });
    endpoint.clock.now = new Date(NOW.getTime() + 20_500);
    expect(await sendMany(endpoint, 6)).toEqual([201, 201, 201, 201, 201, 429]);
    const headers = { 'idempotency-key': randomUUID() };
    const refused = await endpoint.send({ headers });
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '40' } });
    expect(await sendMany(endpoint, 1, { peer: '192.0.2.2' })).toEqual([201]);
    endpoint.clock.now = new Date(NOW.getTime() + MINUTE);
    expect(await sendMany(endpoint, 1)).toEqual([201]);
    expect(await listQuotes(store())).toHaveLength(7);
  });

  it('allow one client 30 requests an hour', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '' });
    for (let minute = 0; minute < 6; minute += 1) {
      endpoint.clock.now = new Date(NOW.getTime() + minute * MINUTE);
      expect(await sendMany(endpoint, 5)).toEqual(Array(5).fill(201));
    }
    endpoint.clock.now = new Date(NOW.getTime() + 6 * MINUTE);
    const refused = await endpoint.send({ headers: { 'idempotency-key': randomUUID() } });
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': `${54 * 60}` } });
    endpoint.clock.now = new Date(NOW.getTime() + 60 * MINUTE);
    expect(await sendMany(endpoint, 1)).toEqual([201]);
  });

  it('return the longest wait of all reached limits', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '3/h 2/min' });
    expect(await sendMany(endpoint, 4)).toEqual([201, 201, 429, 429]);
    const refused = await endpoint.send({ headers: { 'idempotency-key': randomUUID() } });
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '3600' } });
  });

  it('apply to all clients together, and one client cannot use up the shared limit', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '2/min 6/min-all' });
    expect(await sendMany(endpoint, 20)).toEqual([201, 201, ...Array(18).fill(429)]);
    expect(await sendMany(endpoint, 2, { peer: '192.0.2.2' })).toEqual([201, 201]);
    expect(await sendMany(endpoint, 2, { peer: '192.0.2.3' })).toEqual([201, 201]);
    expect(await sendMany(endpoint, 1, { peer: '192.0.2.4' })).toEqual([429]);
  });

  it('apply to a network with many addresses before others feel it', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '1/min 100/min-all' });
    const statuses: number[] = [];
    for (let network = 0; network < 60; network += 1)
      statuses.push(...(await sendMany(endpoint, 1, { peer: `2001:db8:1:${(network * 256).toString(16)}::1` })));
    // 60 networks of 56 bits in one of 48.
    expect(statuses.filter((status) => status === 201)).toHaveLength(16);
    expect(statuses.filter((status) => status === 429)).toHaveLength(44);
    expect(await sendMany(endpoint, 1, { peer: '2001:db8:2::1' })).toEqual([201]);
  });

  it('do not count repeated requests, and answer them also when the limit is reached', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '3/min' });
    const headers = { 'idempotency-key': randomUUID() };
    expect((await endpoint.send({ headers })).status).toBe(201);
    for (let index = 0; index < 10; index += 1) expect((await endpoint.send({ headers })).status).toBe(200);
    expect(await sendMany(endpoint, 3)).toEqual([201, 201, 429]);
    expect((await endpoint.send({ headers })).status).toBe(200);
    // The same key with other answers is not a repeated request.
    expect((await endpoint.send({ headers, body: quoteRequest({ participantSize: 9 }) })).status).toBe(429);
    expect((await endpoint.send({ headers, body: 'x' })).status).toBe(429);
  });

  it('count invalid requests and forms', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '2/min' });
    const answers = { typeOfEvent: 'virtual', firstName: 'Dana', lastName: 'Ruiz', email: 'dana@example.com' };
    expect(await sendMany(endpoint, 1, { body: {} })).toEqual([422]);
    const first = await endpoint.sendPosted({ ...answers, participantSize: '9' });
    expect(first).toMatchObject({ reference: expect.any(String) });
    expect(await endpoint.sendPosted({ ...answers, participantSize: '10' })).toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
    });
    expect(await endpoint.sendPosted({ ...answers, participantSize: '9' })).toEqual(first);
  });

  it('leave the body of a client over its limit unread', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '1/min' });
    await sendMany(endpoint, 1);
    let isRead = false;
    const body = () =>
      new ReadableStream(
        {
          pull(controller) {
            isRead = true;
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
    const refused = await endpoint.send({ body, headers: { 'idempotency-key': randomUUID() } });
    expect(refused).toMatchObject({ status: 429, headers: { Connection: 'close' } });
    expect(isRead).toBe(false);
  });

  it.each([
    ['a made-up header', {}, (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` })],
    ['a made-up list', {}, (index: number) => ({ 'x-forwarded-for': `198.51.100.1, 203.0.113.${index}, ::${index}` })],
    [
      'other headers',
      {},
      (index: number) => ({ 'x-real-ip': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}` }),
    ],
    [
      'a made-up start of the list behind a proxy',
      { TRUSTED_PROXIES: '1' },
      (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}, 198.51.100.1` }),
    ],
  ])('cannot be escaped with %s', async (_how, env, headersOf) => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '3/min', ...env });
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push(...(await sendMany(endpoint, 1, { headers: headersOf(index) })));
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
  });

  it('distinguish clients behind a proxy', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '1/min', TRUSTED_PROXIES: '1' });
    const from = (address: string) => sendMany(endpoint, 1, { headers: { 'x-forwarded-for': address } });
    expect(await from('203.0.113.1')).toEqual([201]);
    expect(await from('203.0.113.1')).toEqual([429]);
    expect(await from('203.0.113.2')).toEqual([201]);
    expect(await from('2001:db8:0:7::1')).toEqual([201]);
    expect(await from('2001:db8:0:7:ffff::2')).toEqual([429]);
    expect(await from('2001:db8:0:8::1')).toEqual([201]);
  });

  it('apply the shared limit when the client is unknown', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '1/min 3/min-all' });
    expect(await sendMany(endpoint, 4, { peer: 'nonsense' })).toEqual([201, 201, 201, 429]);
  });

  it('store and log no address', async () => {
    const endpoint = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '' });
    await sendMany(endpoint, 6, { peer: '192.0.2.77' });
    const buckets = await store().selectFrom('counters').selectAll().execute();
    expect(buckets).toHaveLength(3);
    expect(JSON.stringify(buckets)).not.toContain('192.0.2');
    expect(endpoint.logged()).not.toContain('192.0.2');
  });

  it('store another key for the same client on another day', async () => {
    const today = await getDailySecret(store(), NOW);
    expect(today).toMatch(/^[\w-]{43}$/);
    expect(await getDailySecret(store(), new Date('2026-11-21T23:59:59Z'))).toBe(today);
    expect(await getDailySecret(store(), new Date('2026-11-22T00:00:00Z'))).not.toBe(today);
    expect(await getDailySecret(store(), NOW)).toBe(today);
  });
});

describe.each(engines)('two processes on one $name', (engine) => {
  it('share their counts, also when both start the day at the same time', async () => {
    const place = await engine.newPlace();
    const stores: Store[] = [await openStore(place.address), await openStore(place.address)];
    try {
      const secrets = await Promise.all(stores.map((store) => getDailySecret(store, NOW)));
      expect(secrets[0]).toBe(secrets[1]);
      const endpoints = stores.map((store) => openTestEndpoint(() => store, { QUOTE_RATE_LIMITS: '4/min' }));
      const statuses = await Promise.all(endpoints.map((endpoint) => sendMany(endpoint, 6)));
      expect(statuses.flat().filter((status) => status === 201)).toHaveLength(4);
    } finally {
      for (const store of stores) await store.destroy();
      await place.remove();
    }
  });
});

describe('parseRateLimits', () => {
  it('reads any number of limits', () => {
    expect(parseRateLimits(' 5/min  30/h 600/min-all ')).toEqual([
      { maxRequests: 5, windowMs: MINUTE, scope: 'client' },
      { maxRequests: 30, windowMs: 60 * MINUTE, scope: 'client' },
      { maxRequests: 600, windowMs: MINUTE, scope: 'all' },
    ]);
    expect(parseRateLimits('1/s 100/d-all')).toEqual([
      { maxRequests: 1, windowMs: 1_000, scope: 'client' },
      { maxRequests: 100, windowMs: 24 * 60 * MINUTE, scope: 'all' },
    ]);
    expect(parseRateLimits('off')).toEqual([]);
  });

  it.each(['5', '5/minute', '0/min', '-1/min', '5 / min', '5/min,30/h', '5/min off', '1e3/h', '5/min-each', ''])(
    'refuses %j',
    (text) => {
      expect(parseRateLimits(text)).toBeUndefined();
    },
  );
});
