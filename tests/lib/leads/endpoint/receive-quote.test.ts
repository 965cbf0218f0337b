import { describe, expect, it } from 'vitest';
import type { Store } from '#lib/leads/store/database';
import { deliveriesOf } from '#lib/leads/store/outbox';
import { listQuotes } from '#lib/leads/store/quotes';
import { StoreError } from '#lib/leads/store/store-error';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';
import { formPost, KEY, NOW, quoteDoor } from './quote-door.ts';

describe.each(engines)('receiving quotes on $name', (engine) => {
  const store = freshStore(engine);

  it('stores a request with its deliveries, prices it again and tells the worker', async () => {
    const { knock, onAccepted, logged } = quoteDoor(store);
    const answer = await knock();
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
    expect(await deliveriesOf(store(), row!.reference)).toHaveLength(3);
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(JSON.parse(logged())).toMatchObject({
      event: 'quote-request',
      status: 201,
      state: 'accepted',
      ref: row?.reference,
      ms: expect.any(Number),
    });
  });

  it('takes an empty optional field as none, and every real game', async () => {
    const { knock } = quoteDoor(store);
    const body = quoteRequest({ phone: '', description: ' ', game: '', preferredDates: [] });
    expect(await knock({ body })).toMatchObject({ status: 201 });
    const headers = { 'idempotency-key': KEY.replace('2', '3') };
    expect(await knock({ body: quoteRequest({ game: 'city-hunt' }), headers })).toMatchObject({ status: 201 });
    expect((await listQuotes(store())).map(({ game }) => game).sort()).toEqual(['city-hunt', null]);
  });

  it('keeps every script, direction and emoji as they are', async () => {
    const { knock } = quoteDoor(store);
    const answers = {
      firstName: 'אימאני',
      lastName: '李👩🏽‍🚀',
      city: 'Zürich \u202eabc\u202c',
      description: "<script>alert(1)</script>\n=cmd()|'x'!A1\n{{7*7}} ${x} %00",
      phone: '٠١٢٣٤٥٦٧٨٩',
      preferredDates: ['2026-12-10', '2028-02-29'],
    };
    expect(await knock({ body: quoteRequest(answers) })).toMatchObject({ status: 201 });
    const { firstName: first_name, lastName: last_name, preferredDates, ...same } = answers;
    expect(await listQuotes(store())).toMatchObject([
      { ...same, first_name, last_name, preferred_dates: JSON.stringify(preferredDates) },
    ]);
  });

  it('writes the sign for a broken character where half a one was', async () => {
    const { knock } = quoteDoor(store);
    const body = quoteRequest({ description: 'Cut \ud83d', firstName: '\udc00Imani \u{1f600}' });
    expect(await knock({ body })).toMatchObject({ status: 201 });
    const half = '\ufffd';
    expect(await listQuotes(store())).toMatchObject([
      { description: `Cut ${half}`, first_name: `${half}Imani \u{1f600}` },
    ]);
  });

  it('takes a form through the same steps, and gives back what was typed', async () => {
    const { knock } = quoteDoor(store);
    const answers = { typeOfEvent: 'virtual', firstName: 'Dana', lastName: 'Ruiz', email: 'dana@example.com' };
    const wrong = await knock(formPost({ ...answers, participantSize: 'many' }));
    expect(wrong).toMatchObject({ status: 422, body: { errors: { participantSize: expect.any(String) } } });
    expect(wrong.answers?.participantSize).toBeNaN();
    expect(await listQuotes(store())).toEqual([]);
    expect(await knock(formPost({ ...answers, participantSize: '1,012' }))).toMatchObject({ status: 201 });
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
  ])('answers 503 when it %s, with the typed fields of a form', async (_what, open) => {
    const { knock, onAccepted, logged } = quoteDoor(open);
    expect(await knock()).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
    const form = await knock(formPost(answers));
    expect(form.status).toBe(503);
    expect(form.answers?.firstName).toBe('Dana');
    expect(onAccepted).not.toHaveBeenCalled();
    expect(logged()).toContain('quote-not-stored');
    expect(logged()).not.toMatch(/secret|Dana|d@e\.fr|imani/i);
  });
});
