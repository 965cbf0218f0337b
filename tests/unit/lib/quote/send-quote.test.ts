import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomUuid } from '#lib/quote/random-uuid';
import { SendError, sendQuote } from '#lib/quote/send-quote';
import type { Hints } from '#lib/quote/sending-hints';

const RECEIPT = { reference: 'RR-7KQ2-M9TX', price: { baseFee: 3000, participants: 2475, total: 5475 } };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

function answer(result: Response | Error, hints?: Hints) {
  const fetchMock = vi.fn((_url: string, _init: RequestInit) =>
    result instanceof Error ? Promise.reject(result) : Promise.resolve(result),
  );
  vi.stubGlobal('fetch', fetchMock);
  const sent = sendQuote({ body: '{"city":"Denver"}', key: 'key', hints }).catch(
    (error: unknown) => error as SendError,
  );
  return { fetchMock, sent };
}

describe('sending a quote', () => {
  it('returns the receipt, and sends the idempotency key with a timeout', async () => {
    const { fetchMock, sent } = answer(Response.json(RECEIPT, { status: 201 }));
    expect(await sent).toEqual({ ...RECEIPT, hold: null });
    const [url, init] = fetchMock.mock.calls[0]!;
    expect([url, init.method, new Headers(init.headers).get('idempotency-key')]).toEqual([
      '/api/quotes',
      'POST',
      'key',
    ]);
    expect(init.signal).toBeInstanceOf(AbortSignal);
  });

  it('sends the hints with the answers', async () => {
    for (const [hints, body] of [
      [undefined, { city: 'Denver' }],
      [
        { elapsedMs: 4_000, crewMotto: '' },
        { city: 'Denver', elapsedMs: 4_000, crewMotto: '' },
      ],
    ] as const) {
      const { fetchMock, sent } = answer(Response.json(RECEIPT, { status: 201 }), hints);
      await sent;
      expect(JSON.parse(String(fetchMock.mock.calls[0]![1].body))).toEqual(body);
    }
  });

  it.each([
    ['a network that is down', new TypeError('Failed to fetch'), 0, true],
    ['a server that is down', Response.json({ error: 'Down.' }, { status: 503 }), 503, true],
    ['a success without a receipt', new Response('<html>', { status: 200 }), 0, true],
    ['a conflict', Response.json({ error: 'Used.' }, { status: 409 }), 409, false],
    ['a rejection', Response.json({ errors: { email: 'No.', phone: 7 } }, { status: 422 }), 422, false],
    ['an error page', new Response('<html>', { status: 404 }), 404, false],
  ])('throws an error for %s', async (_name, result, status, isTransient) => {
    const error = await answer(result).sent;
    expect(error).toBeInstanceOf(SendError);
    expect(error).toMatchObject({ status, isTransient });
    if (status === 422) expect(error).toMatchObject({ errors: { email: 'No.' } });
  });

  it.each([
    ['120', 120],
    ['0', undefined],
    ['soon', undefined],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 11:59:00 GMT', undefined],
  ])('parses Retry-After: %s', async (header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const busy = Response.json({}, { status: 429, headers: { 'Retry-After': header } });
    expect(await answer(busy).sent).toMatchObject({ status: 429, retryAfter: seconds, isTransient: false });
    vi.useRealTimers();
  });

  it('throws a transient error when the response is cut off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('Cut off')) });
    expect(await answer(new Response(body, { status: 201 })).sent).toMatchObject({ status: 0, isTransient: true });
  });

  it('creates UUIDs, also without crypto.randomUUID', () => {
    expect(randomUuid()).toMatch(UUID);
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
    expect(randomUuid()).toMatch(UUID);
  });
});
