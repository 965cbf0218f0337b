import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '#lib/leads/http/outcome';
import { openStore, type Store } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { parseRequest } from '#lib/quote/request-schema';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, type Place } from '../engines.ts';
import { BAD_REQUESTS } from './bad-requests.ts';
import { badAnswers, badTexts } from './generated-requests.ts';
import { openTestEndpoint } from './test-endpoint.ts';

/** Texts of the answers, which must not be logged. */
const PERSONAL = /imani|okafor|example\.com|denver|two crews|555.?0142|Bcc|192\.0\.2/i;

describe.each(engines)('bad requests on $name', (engine) => {
  let place: Place;
  let store: Store;
  const endpoint = openTestEndpoint(() => store);

  beforeAll(async () => {
    place = await engine.newPlace();
    store = await openStore(place.address);
  });

  afterAll(async () => {
    expect(await listQuotes(store)).toEqual([]);
    expect(PERSONAL.exec(endpoint.logged())).toBeNull();
    expect(endpoint.logged().split('\n').length).toBeGreaterThan(1_000);
    expect(endpoint.onAccepted).not.toHaveBeenCalled();
    await store.destroy();
    await place.remove();
  });

  it('are at least 100 named cases', () => {
    expect(BAD_REQUESTS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(BAD_REQUESTS.map(({ name }) => name)).size).toBe(BAD_REQUESTS.length);
  });

  it.each(BAD_REQUESTS)('refuses $name with $status', async ({ request, status, field }) => {
    const answer = await endpoint.send(request);
    expect(answer).toMatchObject({ status, reason: expect.any(String) });
    if (status === 422) expect(answer.body).toEqual({ errors: expect.any(Object) });
    else expect(answer.body).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
    if (field) expect(answer.body).toHaveProperty(['errors', field]);
    expect(await listQuotes(store)).toEqual([]);
  });

  it('refuses 500 generated objects', async () => {
    await fc.assert(
      fc.asyncProperty(badAnswers, async (body) => {
        fc.pre(parseRequest(body).errors !== undefined);
        expect(await endpoint.send({ body: JSON.stringify(body) ?? '' })).toMatchObject({
          status: expect.toSatisfy((status: number) => status === 400 || status === 422),
        });
      }),
      { numRuns: 500 },
    );
    expect(await listQuotes(store)).toEqual([]);
  });

  it('refuses 300 generated texts', async () => {
    await fc.assert(
      fc.asyncProperty(badTexts, async (body) => {
        expect((await endpoint.send({ body })).status).toBeOneOf([400, 422]);
      }),
      { numRuns: 300 },
    );
    expect(await listQuotes(store)).toEqual([]);
  });

  it('refuses 200 generated sets of headers without an internal error', async () => {
    const value = fc.string({ unit: fc.constantFrom(...'aA0 -_/;:,."=[]%*'), maxLength: 40 });
    const names = [
      'content-type',
      'content-encoding',
      'sec-fetch-site',
      'origin',
      'idempotency-key',
      'x-forwarded-for',
    ];
    const headers = fc.dictionary(fc.constantFrom(...names, 'content-length', 'host'), value);
    await fc.assert(
      fc.asyncProperty(headers, async (some) => {
        // The body is invalid with any headers.
        expect((await endpoint.send({ headers: some, body: '{"a"' })).status).toBeOneOf([400, 403, 413, 415, 422]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the connection of a refused request', () => {
  it.each([
    ['kept alive when the rest is short', { 'content-length': '250' }, false],
    ['closed when the length of the rest is unknown', {}, true],
  ])('is %s', async (_what, length, isClosed) => {
    const { send } = openTestEndpoint(() => ({}) as Store);
    for (const wrong of [{ 'content-type': 'text/plain' }, { origin: 'null' }, { 'idempotency-key': 'one' }]) {
      const { headers } = (await send({ headers: { ...wrong, ...length } })) as Refusal;
      expect(headers?.Connection).toBe(isClosed ? 'close' : undefined);
    }
  });
});

/** A store that knows no key. */
const query = { selectAll: () => query, where: () => query, executeTakeFirst: async () => undefined };
const EMPTY_STORE = { selectFrom: () => query } as unknown as Store;

describe('a slow body', () => {
  it('times out after 10 s, at one byte a second', async () => {
    vi.useFakeTimers();
    try {
      const bytes = new TextEncoder().encode(JSON.stringify(quoteRequest()));
      const taken = { count: 0 };
      const body = () =>
        new ReadableStream<Uint8Array>({
          async pull(controller) {
            await new Promise((resolve) => setTimeout(resolve, 1_000));
            controller.enqueue(bytes.slice(taken.count, (taken.count += 1)));
          },
        });
      const { send, logged } = openTestEndpoint(() => EMPTY_STORE);
      const answer = send({ body });
      await vi.advanceTimersByTimeAsync(9_999);
      expect(taken.count).toBe(9);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toMatchObject({ status: 408, headers: { Connection: 'close' } });
      expect(logged()).toContain('"reason":"too-slow"');
    } finally {
      vi.useRealTimers();
    }
  });

  it('that breaks off is refused with 400', async () => {
    const body = () => new ReadableStream({ pull: (controller) => controller.error(new Error('socket hang up')) });
    const { send } = openTestEndpoint(() => EMPTY_STORE);
    expect(await send({ body })).toMatchObject({ status: 400, reason: 'broken' });
  });
});
