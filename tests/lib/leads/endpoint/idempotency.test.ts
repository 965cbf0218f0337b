import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openStore } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';
import { formPost, KEY, NOW, quoteDoor } from './quote-door.ts';

const FORM = formPost({
  typeOfEvent: 'virtual',
  firstName: 'Dana',
  lastName: 'Ruiz',
  email: 'dana@example.com',
  participantSize: '9',
});

const HOUR = 3_600_000;

describe.each(engines)('the same request again on $name', (engine) => {
  const store = freshStore(engine);

  it('gets the first answer, whatever the order of its fields and the case of its key', async () => {
    const { knock, onAccepted } = quoteDoor(store);
    const first = await knock();
    const body = Object.fromEntries(Object.entries(quoteRequest()).toReversed());
    const second = await knock({ body, headers: { 'idempotency-key': KEY.toUpperCase() } });
    expect(second).toMatchObject({ status: 200, state: 'replayed', body: first.body });
    expect(await listQuotes(store())).toHaveLength(1);
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  it('is one row when it comes fifty times at once', async () => {
    const { knock } = quoteDoor(store);
    const answers = await Promise.all(Array.from({ length: 50 }, () => knock()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await listQuotes(store())).toHaveLength(1);
  });

  it('is one row within the limits of one client, too', async () => {
    const { knock } = quoteDoor(store, { QUOTE_RATE_LIMITS: '5/min' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => knock()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBeOneOf([200, 201, 429]);
    expect(await knock()).toMatchObject({ status: 200 });
    expect(await listQuotes(store())).toHaveLength(1);
  });

  it('gets the first answer when that got lost, also a day and a year later', async () => {
    const { knock, clock } = quoteDoor(store);
    const first = await knock();
    for (const hours of [0, 24, 365 * 24]) {
      clock.now = new Date(NOW.getTime() + hours * HOUR);
      expect(await knock()).toMatchObject({ status: 200, body: first.body });
    }
    expect(await listQuotes(store())).toHaveLength(1);
  });

  it('gets the first answer also when its game is not offered any more', async () => {
    const { knock, desk } = quoteDoor(store);
    const body = quoteRequest({ game: 'city-hunt' });
    const first = await knock({ body });
    desk.games = new Set();
    expect(await knock({ body })).toMatchObject({ status: 200, body: first.body });
    const headers = { 'idempotency-key': randomUUID() };
    expect(await knock({ body, headers })).toMatchObject({
      status: 422,
      body: { errors: { game: expect.anything() } },
    });
  });

  it('is another request with other answers, and refused under the same key', async () => {
    const { knock } = quoteDoor(store);
    await knock();
    const body = quoteRequest({ participantSize: 46 });
    expect(await knock({ body })).toMatchObject({ status: 409, reason: 'conflict' });
    expect(await knock({ body, headers: { 'idempotency-key': randomUUID() } })).toMatchObject({ status: 201 });
    expect(await listQuotes(store())).toHaveLength(2);
  });

  it('is the same for a form on the same day, and new on the next', async () => {
    const { knock, clock } = quoteDoor(store);
    const [first, second] = await Promise.all([knock(FORM), knock(FORM)]);
    expect([first.status, second.status].sort()).toEqual([200, 201]);
    expect(second.body).toEqual(first.body);
    clock.now = new Date('2026-11-22T00:00:00Z');
    expect(await knock(FORM)).toMatchObject({ status: 201 });
    expect(await listQuotes(store())).toHaveLength(2);
  });
});

describe.each(engines)('two processes on one $name', (engine) => {
  it('store it once', async () => {
    const place = await engine.newPlace();
    const stores = [await openStore(place.address), await openStore(place.address)];
    try {
      const doors = stores.map((store) => quoteDoor(() => store));
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => doors[index % 2]!.knock()));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
      expect(await listQuotes(stores[0]!)).toHaveLength(1);
    } finally {
      for (const store of stores) await store.destroy();
      await place.remove();
    }
  });
});
