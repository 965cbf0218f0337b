import { describe, expect, it } from 'vitest';
import { isRefusal } from '#lib/leads/http/outcome';
import { receiveCall } from '#lib/leads/http/receive-call';
import { saveCalendar } from '#lib/leads/store/calendars';
import { bookable, callBookable } from '#tests/factories/bookable';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';
import { createRequest, NOW, openTestEndpoint, type TestRequest } from './test-endpoint.ts';

const START = '2026-11-23T10:20-08:00';
const PHONE = '(415) 555-0142';

describe.each(engines)('POST /api/calls on $name', (engine) => {
  const store = freshStore(engine);

  async function open(env: Record<string, string> = {}, openStore: () => ReturnType<typeof store> = store) {
    const { desk, send, logged, onAccepted } = openTestEndpoint(openStore, env);
    const endpoint = { ...desk, bookables: [bookable(), callBookable()], phone: PHONE };
    /** Sends a choice; without an idempotency key. */
    const choose = ({ headers = {}, peer = '192.0.2.1', ...request }: TestRequest) =>
      receiveCall(createRequest({ headers: { 'idempotency-key': undefined, ...headers }, ...request }), peer, endpoint);
    return { choose, send, logged, onAccepted };
  }

  /** The endpoint, and a stored quote. */
  async function openWithQuote(
    answers: Parameters<typeof quoteRequest>[0] & { crewMotto?: string } = {},
    env: Record<string, string> = {},
  ) {
    const opened = await open(env);
    await saveCalendar(store(), 'call', { busy: [], fetchedAt: NOW.getTime() });
    const outcome = await opened.send({ body: { ...quoteRequest(), ...answers } });
    if (isRefusal(outcome)) throw new Error('The quote is valid.');
    opened.onAccepted.mockClear();
    return { ...opened, reference: outcome.body.reference };
  }

  it('sets a call, starts its email, and logs no personal data', async () => {
    const { choose, reference, onAccepted, logged } = await openWithQuote();
    const first = await choose({ body: { reference, start: START } });
    expect(first).toMatchObject({ status: 201, body: { start: START, minutes: 20 } });
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(await choose({ body: { reference, start: START } })).toMatchObject({ status: 200, body: first.body });
    expect(onAccepted).toHaveBeenCalledOnce();
    const lines = logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter(({ event }) => event === 'call-request')).toMatchObject([
      { status: 201, state: 'set' },
      { status: 200, state: 'repeated' },
    ]);
    expect(logged()).not.toMatch(/imani|okafor|dropped/i);
  });

  it('answers 409 for a time that is taken, and for one that is not offered', async () => {
    const { choose, send, reference } = await openWithQuote();
    const other = await send({ headers: { 'idempotency-key': '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c12' } });
    if (isRefusal(other)) throw new Error('The quote is valid.');
    await choose({ body: { reference: other.body.reference, start: START } });
    expect(await choose({ body: { reference, start: START } })).toMatchObject({
      status: 409,
      body: { error: `That time is no longer free. Choose another one, or call us at ${PHONE}.` },
    });
    for (const start of ['2026-11-23T10:25-08:00', '2026-11-22T10:20-08:00', '2026-11-23T10:20-05:00'])
      expect(await choose({ body: { reference, start } })).toMatchObject({
        status: 409,
        body: { error: expect.stringContaining('is not offered') },
      });
  });

  it('answers 429 with the phone number from the eleventh time that a client chooses on a day', async () => {
    const { choose, reference } = await openWithQuote({}, { QUOTE_RATE_LIMITS: '100/min' });
    for (let request = 0; request < 10; request += 1) await choose({ body: { reference, start: START } });
    const refused = await choose({ body: { reference, start: '2026-11-23T10:40-08:00' } });
    expect(refused).toMatchObject({ status: 429, body: { error: expect.stringContaining(PHONE) } });
    expect(await choose({ body: { reference, start: START }, peer: '192.0.2.2' })).toMatchObject({ status: 200 });
  });

  it('answers 404 with the phone number for a quote in quarantine, exactly as for an unknown one', async () => {
    const { choose, reference } = await openWithQuote({ crewMotto: 'I am a bot' });
    const quarantined = await choose({ body: { reference, start: START } });
    expect(quarantined).toMatchObject({ status: 404, body: { error: expect.stringContaining(PHONE) } });
    expect(await choose({ body: { reference: 'RR-2222-2222', start: START } })).toEqual(quarantined);
  });

  it.each([
    [405, { method: 'GET' }],
    [413, { headers: { 'content-length': '40000' } }],
    [415, { headers: { 'content-type': 'text/plain' } }],
    [403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    [400, { body: '{' }],
    [422, { body: [] }],
    [422, { body: { reference: 'RR-2222-2222' } }],
    [422, { body: { reference: "RR-2222-2222' or 1=1", start: START } }],
    [422, { body: { reference: 'RR-2222-2222', start: 'soon' } }],
    [422, { body: { reference: 'RR-2222-2222', start: START, email: 'a@example.com' } }],
  ])('answers %d to %j', async (status, request) => {
    const { choose } = await open();
    expect(await choose({ body: { reference: 'RR-2222-2222', start: START }, ...request })).toMatchObject({ status });
  });

  it('limits guesses of a reference', async () => {
    const { choose } = await open({ QUOTE_RATE_LIMITS: '2/min' });
    const guess = () => choose({ body: { reference: 'RR-2222-2222', start: START } });
    expect([(await guess()).status, (await guess()).status]).toEqual([404, 404]);
    expect(await guess()).toMatchObject({ status: 429, headers: { 'Retry-After': expect.any(String) } });
  });

  it('answers 503 when the store fails', async () => {
    const { choose, logged } = await open({}, () => {
      throw new Error('The disk is gone.');
    });
    expect(await choose({ body: { reference: 'RR-2222-2222', start: START } })).toMatchObject({
      status: 503,
      headers: { 'Retry-After': '60' },
    });
    expect(logged()).toContain('"event":"call-not-stored"');
  });
});
