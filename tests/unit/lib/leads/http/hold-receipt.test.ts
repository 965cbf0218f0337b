import { beforeEach, describe, expect, it } from 'vitest';
import { saveCalendar } from '#lib/leads/store/calendars';
import { releaseHolds } from '#lib/leads/store/holds';
import { storedCall } from '#tests/factories/stored-hold';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';
import { NOW, openTestEndpoint } from './test-endpoint.ts';

const body = quoteRequest({ game: 'journey-to-jidara', preferredStart: '2026-12-10T18:00-08:00' });
const UNTIL = '2026-11-24T12:00:00.000Z';

describe.each(engines)('the response to a quote with a start on $name', (engine) => {
  const store = freshStore(engine);

  beforeEach(() => saveCalendar(store(), 'journey-to-jidara', { busy: [], fetchedAt: NOW.getTime() }));

  it('says what came of it, and a repeated request gets the same', async () => {
    const { send, clock } = openTestEndpoint(store);
    const first = await send({ body });
    expect(first).toMatchObject({ status: 201, body: { hold: { outcome: 'held', until: UNTIL } } });
    clock.now = new Date(NOW.getTime() + 3_600_000);
    expect(await send({ body })).toMatchObject({ status: 200, body: first.body });
    const other = { 'idempotency-key': '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c12' };
    expect(await send({ body, headers: other })).toMatchObject({ body: { hold: { outcome: 'tentative' } } });
    expect(await send({ body, headers: other })).toMatchObject({ body: { hold: { outcome: 'tentative' } } });
  });

  it('leaves it to a person from the eleventh request of a client on a day', async () => {
    const { send, clock } = openTestEndpoint(store, { QUOTE_RATE_LIMITS: '100/min' });
    const ask = async (peer: string, preferredStart = '2026-12-17T18:00-08:00') => {
      const sent = await send({
        peer,
        body: { ...body, preferredStart },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      return { status: sent.status, ...sent.body };
    };
    for (let request = 0; request < 10; request += 1)
      expect(await ask('192.0.2.1', '2026-12-10T18:00-08:00')).not.toMatchObject({ hold: { outcome: 'ask' } });
    expect(await ask('192.0.2.1')).toMatchObject({ status: 201, hold: { outcome: 'ask' } });
    expect(await ask('192.0.2.2')).toMatchObject({ status: 201, hold: { outcome: 'held' } });
    clock.now = new Date(NOW.getTime() + 24 * 3_600_000);
    await saveCalendar(store(), 'journey-to-jidara', { busy: [], fetchedAt: clock.now.getTime() });
    expect(await ask('192.0.2.1', '2026-12-18T18:00-08:00')).toMatchObject({ status: 201, hold: { outcome: 'held' } });
  });

  it('is not about the call of the quote', async () => {
    const { send } = openTestEndpoint(store);
    const first = await send({ body });
    if (!('state' in first)) throw new Error('The quote is valid.');
    const { reference } = first.body;
    await store().insertInto('holds').values(storedCall({ reference })).execute();
    expect(await send({ body })).toMatchObject({ status: 200, body: first.body });
    await releaseHolds(store(), reference, NOW);
    expect(await send({ body })).toMatchObject({ body: { hold: { outcome: 'held', until: NOW.toISOString() } } });
  });

  it('leaves it to a person when the start is not one of the calendar, or the quote is in quarantine', async () => {
    const { send } = openTestEndpoint(store);
    const odd = { ...body, preferredStart: '2026-12-10T18:10-08:00' };
    expect(await send({ body: odd })).toMatchObject({ status: 201, body: { hold: { outcome: 'ask' } } });
    const headers = { 'idempotency-key': '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c12' };
    expect(await send({ body: { ...body, crewMotto: 'bot' }, headers })).toMatchObject({
      status: 201,
      body: { hold: { outcome: 'ask' } },
    });
  });

  it('says nothing of a hold without a start', async () => {
    const { send } = openTestEndpoint(store);
    expect((await send()).body).not.toHaveProperty('hold');
  });
});
