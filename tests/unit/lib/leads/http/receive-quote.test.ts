import { describe, expect, it } from 'vitest';
import type { Store } from '#lib/leads/store/database';
import { listDeliveries } from '#lib/leads/store/outbox';
import { listQuotes } from '#lib/leads/store/quotes';
import { StoreError } from '#lib/leads/store/store-error';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';
import { KEY, NOW, openTestEndpoint } from './test-endpoint.ts';

describe.each(engines)('receiving quotes on $name', (engine) => {
  const store = freshStore(engine);

  it('stores a request with its deliveries, prices it again and notifies the worker', async () => {
    const { send, onAccepted, logged } = openTestEndpoint(store);
    const answer = await send();
    const price = { baseFee: 3000, participants: 2475, total: 5475 };
    expect(answer).toMatchObject({ status: 201, state: 'accepted', body: { price } });
    const [row] = await listQuotes(store());
    expect(row).toMatchObject({
      total: 5475,
      email: 'imani@example.com',
      created_at: NOW.getTime(),
      state: 'accepted',
    });
    expect(row).toMatchObject({ idempotency_key: KEY, phone: null, description: null, game: null });
    expect(answer.body).toEqual({ reference: row?.reference, price });
    expect(await listDeliveries(store(), row!.reference)).toHaveLength(3);
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(JSON.parse(logged())).toMatchObject({
      event: 'quote-request',
      status: 201,
      state: 'accepted',
      ref: row?.reference,
      ms: expect.any(Number),
    });
  });

  it('accepts empty optional fields and every listed game', async () => {
    const { send } = openTestEndpoint(store);
    const body = quoteRequest({ phone: '', description: ' ', game: '', preferredDates: [] });
    expect(await send({ body })).toMatchObject({ status: 201 });
    const headers = { 'idempotency-key': KEY.replace('2', '3') };
    expect(await send({ body: quoteRequest({ game: 'city-hunt' }), headers })).toMatchObject({ status: 201 });
    expect((await listQuotes(store())).map(({ game }) => game).sort()).toEqual(['city-hunt', null]);
  });

  it('stores every script, text direction and emoji unchanged', async () => {
    const { send } = openTestEndpoint(store);
    const answers = {
      firstName: 'אימאני',
      lastName: '李👩🏽‍🚀',
      city: 'Zürich \u202eabc\u202c',
      description: "<script>alert(1)</script>\n=cmd()|'x'!A1\n{{7*7}} ${x} %00",
      phone: '٠١٢٣٤٥٦٧٨٩',
      preferredDates: ['2026-12-10', '2028-02-29'],
    };
    expect(await send({ body: quoteRequest(answers) })).toMatchObject({ status: 201 });
    const { firstName: first_name, lastName: last_name, preferredDates, ...same } = answers;
    expect(await listQuotes(store())).toMatchObject([
      { ...same, first_name, last_name, preferred_dates: JSON.stringify(preferredDates) },
    ]);
  });

  it.each([
    'San Francisco, California, United States',
    'San Francisco CA 94105',
    '1 Market St, San Francisco, California 94105, USA',
  ])('stores %s as San Francisco, without a travel fee', async (city) => {
    const { send } = openTestEndpoint(store);
    const { body } = await send({ body: quoteRequest({ city, participantSize: 45 }) });
    expect(body).toMatchObject({ price: { baseFee: 0 } });
    expect(await listQuotes(store())).toMatchObject([{ city: 'San Francisco, CA, USA', latitude: 37.77493 }]);
  });

  it('keeps a city that is not certain, and one that was chosen from the list', async () => {
    const { send } = openTestEndpoint(store);
    await send({ body: quoteRequest({ city: 'East San Francisco, CA' }) });
    await send({
      body: quoteRequest({ city: 'Denver Colorado', latitude: 1, longitude: 2 }),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const cities = (await listQuotes(store())).map(({ city, latitude }) => [city, latitude]);
    expect(cities).toEqual(
      expect.arrayContaining([
        ['East San Francisco, CA', null],
        ['Denver Colorado', 1],
      ]),
    );
  });

  it.each(['application/json; charset="utf-8"', 'application/json;charset=UTF8', 'Application/JSON ; x="a;b"'])(
    'takes the type %s',
    async (type) => {
      const { send } = openTestEndpoint(store);
      expect((await send({ headers: { 'content-type': type } })).status).toBe(201);
    },
  );

  it('stores U+FFFD for an unpaired surrogate', async () => {
    const { send } = openTestEndpoint(store);
    const body = quoteRequest({ description: 'Cut \ud83d', firstName: '\udc00Imani \u{1f600}' });
    expect(await send({ body })).toMatchObject({ status: 201 });
    const half = '\ufffd';
    expect(await listQuotes(store())).toMatchObject([
      { description: `Cut ${half}`, first_name: `${half}Imani \u{1f600}` },
    ]);
  });

  it('stores a posted form in the same steps', async () => {
    const { sendPosted } = openTestEndpoint(store);
    const answers = { typeOfEvent: 'virtual', firstName: 'Dana', lastName: 'Ruiz', email: 'dana@example.com' };
    const wrong = await sendPosted({ ...answers, participantSize: 'many' });
    expect(wrong).toMatchObject({ status: 422, errors: { participantSize: expect.any(String) } });
    expect(await listQuotes(store())).toEqual([]);
    expect(await sendPosted({ ...answers, participantSize: '1,012' })).toMatchObject({ price: { total: 46_590 } });
    expect(await listQuotes(store())).toMatchObject([{ participant_size: 1012, city: '' }]);
  });
});

describe('when the store is down', () => {
  const answers = {
    typeOfEvent: 'virtual',
    firstName: 'Dana',
    lastName: 'Ruiz',
    email: 'd@e.fr',
    participantSize: '9',
  };
  const dead = { then: undefined } as unknown as Store;

  it.each([
    ['cannot be opened', () => Promise.reject(new StoreError('unreachable', 'At postgres://secret'))],
    ['breaks in the middle', () => dead],
  ])('answers 503 when it %s, and also to a form', async (_what, open) => {
    const { send, sendPosted, onAccepted, logged } = openTestEndpoint(open);
    expect(await send()).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
    expect(await sendPosted(answers)).toMatchObject({ status: 503, retryAfter: 60 });
    expect(onAccepted).not.toHaveBeenCalled();
    expect(logged()).toContain('quote-not-stored');
    expect(logged()).not.toMatch(/secret|Dana|d@e\.fr|imani/i);
  });
});
