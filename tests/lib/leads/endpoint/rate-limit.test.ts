import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseRateLimits } from '#lib/leads/endpoint/rate-limit';
import { openStore, type Store } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { secretOfDay } from '#lib/leads/store/secrets';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';
import { formPost, NOW, quoteDoor, type Knock } from './quote-door.ts';

const MINUTE = 60_000;

/** So many new requests one after another; their statuses. */
async function send({ knock }: ReturnType<typeof quoteDoor>, count: number, { headers, ...rest }: Knock = {}) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push((await knock({ ...rest, headers: { 'idempotency-key': randomUUID(), ...headers } })).status);
  }
  return statuses;
}

describe.each(engines)('rate limits on $name', (engine) => {
  const store = freshStore(engine);

  it('let one client send 5 in a minute, and say when the next one may come', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '' });
    door.clock.now = new Date(NOW.getTime() + 20_500);
    expect(await send(door, 6)).toEqual([201, 201, 201, 201, 201, 429]);
    const headers = { 'idempotency-key': randomUUID() };
    const refused = await door.knock({ headers });
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '40' }, answers: undefined });
    expect(await send(door, 1, { peer: '192.0.2.2' })).toEqual([201]);
    door.clock.now = new Date(NOW.getTime() + MINUTE);
    expect(await send(door, 1)).toEqual([201]);
    expect(await listQuotes(store())).toHaveLength(7);
  });

  it('let one client send 30 in an hour', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '' });
    for (let minute = 0; minute < 6; minute += 1) {
      door.clock.now = new Date(NOW.getTime() + minute * MINUTE);
      expect(await send(door, 5)).toEqual(Array(5).fill(201));
    }
    door.clock.now = new Date(NOW.getTime() + 6 * MINUTE);
    const refused = await door.knock({ headers: { 'idempotency-key': randomUUID() } });
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': `${54 * 60}` } });
    door.clock.now = new Date(NOW.getTime() + 60 * MINUTE);
    expect(await send(door, 1)).toEqual([201]);
  });

  it('ask for the longest wait of all limits that are reached', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '3/h 2/min' });
    expect(await send(door, 4)).toEqual([201, 201, 429, 429]);
    const refused = await door.knock({ headers: { 'idempotency-key': randomUUID() } });
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '3600' } });
  });

  it('hold for all clients together, and nobody can use those up alone', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '2/min 6/min-all' });
    expect(await send(door, 20)).toEqual([201, 201, ...Array(18).fill(429)]);
    expect(await send(door, 2, { peer: '192.0.2.2' })).toEqual([201, 201]);
    expect(await send(door, 2, { peer: '192.0.2.3' })).toEqual([201, 201]);
    expect(await send(door, 1, { peer: '192.0.2.4' })).toEqual([429]);
  });

  it('do not count repetitions, and answer them also when the limit is reached', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '3/min' });
    const headers = { 'idempotency-key': randomUUID() };
    expect((await door.knock({ headers })).status).toBe(201);
    for (let index = 0; index < 10; index += 1) expect((await door.knock({ headers })).status).toBe(200);
    expect(await send(door, 3)).toEqual([201, 201, 429]);
    expect((await door.knock({ headers })).status).toBe(200);
    // The same key with other answers is no repetition.
    expect((await door.knock({ headers, body: quoteRequest({ participantSize: 9 }) })).status).toBe(429);
    expect((await door.knock({ headers, body: 'x' })).status).toBe(429);
  });

  it('count wrong requests, and forms, whose answers are not lost', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '2/min' });
    const answers = { typeOfEvent: 'virtual', firstName: 'Dana', lastName: 'Ruiz', email: 'dana@example.com' };
    expect(await send(door, 1, { body: {} })).toEqual([422]);
    const first = await door.knock(formPost({ ...answers, participantSize: '9' }));
    expect(first.status).toBe(201);
    const refused = await door.knock(formPost({ ...answers, participantSize: '10' }));
    expect(refused.status).toBe(429);
    expect(refused.answers?.participantSize).toBe(10);
    expect((await door.knock(formPost(answers))).status).toBe(429);
    expect(await door.knock(formPost({ ...answers, participantSize: '9' }))).toMatchObject({ status: 200 });
  });

  it('do not read the body of a client over its limit', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '1/min' });
    await send(door, 1);
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
    const refused = await door.knock({ body, headers: { 'idempotency-key': randomUUID() } });
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
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '3/min', ...env });
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push(...(await send(door, 1, { headers: headersOf(index) })));
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
  });

  it('tell clients behind a proxy apart', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '1/min', TRUSTED_PROXIES: '1' });
    const from = (address: string) => send(door, 1, { headers: { 'x-forwarded-for': address } });
    expect(await from('203.0.113.1')).toEqual([201]);
    expect(await from('203.0.113.1')).toEqual([429]);
    expect(await from('203.0.113.2')).toEqual([201]);
    expect(await from('2001:db8:0:7::1')).toEqual([201]);
    expect(await from('2001:db8:0:7:ffff::2')).toEqual([429]);
    expect(await from('2001:db8:0:8::1')).toEqual([201]);
  });

  it('hold for all together when nothing is known of a client', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '1/min 3/min-all' });
    expect(await send(door, 4, { peer: 'nonsense' })).toEqual([201, 201, 201, 429]);
  });

  it('store and log no address', async () => {
    const door = quoteDoor(store, { QUOTE_RATE_LIMITS: '' });
    await send(door, 6, { peer: '192.0.2.77' });
    const buckets = await store().selectFrom('counters').selectAll().execute();
    expect(buckets).toHaveLength(3);
    expect(JSON.stringify(buckets)).not.toContain('192.0.2');
    expect(door.logged()).not.toContain('192.0.2');
  });

  it('mean another client on another day', async () => {
    const today = await secretOfDay(store(), NOW);
    expect(today).toMatch(/^[\w-]{43}$/);
    expect(await secretOfDay(store(), new Date('2026-11-21T23:59:59Z'))).toBe(today);
    expect(await secretOfDay(store(), new Date('2026-11-22T00:00:00Z'))).not.toBe(today);
    expect(await secretOfDay(store(), NOW)).toBe(today);
  });
});

describe.each(engines)('two processes on one $name', (engine) => {
  it('count together, also when both begin the day at once', async () => {
    const place = await engine.newPlace();
    const stores: Store[] = [await openStore(place.address), await openStore(place.address)];
    try {
      const secrets = await Promise.all(stores.map((store) => secretOfDay(store, NOW)));
      expect(secrets[0]).toBe(secrets[1]);
      const doors = stores.map((store) => quoteDoor(() => store, { QUOTE_RATE_LIMITS: '4/min' }));
      const statuses = await Promise.all(doors.map((door) => send(door, 6)));
      expect(statuses.flat().filter((status) => status === 201)).toHaveLength(4);
    } finally {
      for (const store of stores) await store.destroy();
      await place.remove();
    }
  });
});

describe('limits as they are written', () => {
  it('are read in any number', () => {
    expect(parseRateLimits(' 5/min  30/h 600/min-all ')).toEqual([
      { most: 5, windowMs: MINUTE, scope: 'client' },
      { most: 30, windowMs: 60 * MINUTE, scope: 'client' },
      { most: 600, windowMs: MINUTE, scope: 'all' },
    ]);
    expect(parseRateLimits('1/s 100/d-all')).toEqual([
      { most: 1, windowMs: 1_000, scope: 'client' },
      { most: 100, windowMs: 24 * 60 * MINUTE, scope: 'all' },
    ]);
    expect(parseRateLimits('off')).toEqual([]);
  });

  it.each(['5', '5/minute', '0/min', '-1/min', '5 / min', '5/min,30/h', '5/min off', '1e3/h', '5/min-each', ''])(
    'are not %j',
    (text) => {
      expect(parseRateLimits(text)).toBeUndefined();
    },
  );
});
