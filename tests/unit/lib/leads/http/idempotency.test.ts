import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openStore } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';
import { KEY, NOW, openTestEndpoint } from './test-endpoint.ts';

const FORM = {
  typeOfEvent: 'virtual',
  firstName: 'Dana',
  lastName: 'Ruiz',
  email: 'dana@example.com',
  participantSize: '9',
};

const HOUR = 3_600_000;

describe.each(engines)('a repeated request on $name', (engine) => {
  const store = freshStore(engine);

  it('gets the first response, regardless of the order of its fields and the case of its key', async () => {
    const { send, onAccepted } = openTestEndpoint(store);
    const first = await send();
    const body = Object.fromEntries(Object.entries(quoteRequest()).toReversed());
    const second = await send({ body, headers: { 'idempotency-key': KEY.toUpperCase() } });
    expect(second).toMatchObject({ status: 200, state: 'replayed', body: first.body });
    expect(await listQuotes(store())).toHaveLength(1);
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  it('is stored once when it is sent fifty times at once', async () => {
    const { send } = openTestEndpoint(store);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await listQuotes(store())).toHaveLength(1);
  });

  it('is stored once within the rate limits of one client', async () => {
    const { send } = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '5/min' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBeOneOf([200, 201, 429]);
    expect(await send()).toMatchObject({ status: 200 });
    expect(await listQuotes(store())).toHaveLength(1);
  });

  it('gets the first response a day and a year later', async () => {
    const { send, clock } = openTestEndpoint(store);
    const first = await send();
    for (const hours of [0, 24, 365 * 24]) {
      clock.now = new Date(NOW.getTime() + hours * HOUR);
      expect(await send()).toMatchObject({ status: 200, body: first.body });
    }
    expect(await listQuotes(store())).toHaveLength(1);
  });

  it('gets the first response also when its game was removed', async () => {
    const { send, desk } = openTestEndpoint(store);
    const body = quoteRequest({ game: 'city-hunt' });
    const first = await send({ body });
    desk.games = new Set();
    expect(await send({ body })).toMatchObject({ status: 200, body: first.body });
    const headers = { 'idempotency-key': randomUUID() };
    expect(await send({ body, headers })).toMatchObject({
      status: 422,
      body: { errors: { game: expect.anything() } },
    });
  });

  it('with other answers is refused under the same key', async () => {
    const { send } = openTestEndpoint(store);
    await send();
    const body = quoteRequest({ participantSize: 46 });
    expect(await send({ body })).toMatchObject({ status: 409, reason: 'conflict' });
    expect(await send({ body, headers: { 'idempotency-key': randomUUID() } })).toMatchObject({ status: 201 });
    expect(await listQuotes(store())).toHaveLength(2);
  });

  it('is the same for a form on the same day, and new on the next day', async () => {
    const { sendPosted, clock } = openTestEndpoint(store);
    const [first, second] = await Promise.all([sendPosted(FORM), sendPosted(FORM)]);
    expect(first).toMatchObject({ reference: expect.any(String) });
    expect(second).toEqual(first);
    clock.now = new Date('2026-11-22T00:00:00Z');
    expect(await sendPosted(FORM)).not.toEqual(first);
    expect(await listQuotes(store())).toHaveLength(2);
  });
});

describe.each(engines)('two processes on one $name', (engine) => {
  it('store a request once', async () => {
    const place = await engine.newPlace();
    const stores = [await openStore(place.address), await openStore(place.address)];
    try {
      const endpoints = stores.map((store) => openTestEndpoint(() => store));
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => endpoints[index % 2]!.send()));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
      expect(await listQuotes(stores[0]!)).toHaveLength(1);
    } finally {
      for (const store of stores) await store.destroy();
      await place.remove();
    }
  });
});
