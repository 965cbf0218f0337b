import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { readStockChange as ReadStockChange } from '#lib/stocks/read-change';
import { startFakeQuotes, type FakeQuotes } from '#tests/services/fake-quotes';

const CHANGE = { percent: 12.34, asOf: '2026-11-20T21:00:00Z' };
const NOW = Date.UTC(2026, 10, 21);

let service: FakeQuotes;
let readStockChange: typeof ReadStockChange;
const logged = vi.spyOn(console, 'error');

beforeEach(async () => {
  service = await startFakeQuotes();
  vi.stubEnv('STOCK_QUOTES_URL', service.address);
  vi.stubEnv('STOCK_QUOTES_KEY', '');
  logged.mockReset().mockImplementation(() => {});
  vi.resetModules();
  ({ readStockChange } = await import('#lib/stocks/read-change'));
});

const realTimeout = AbortSignal.timeout.bind(AbortSignal);

afterEach(() => {
  service.stop();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const ask = (now = NOW, symbol = 'ACME') => readStockChange(symbol, '2026-01-31', now);

/** Lets the service answer this. */
function answer(body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));
}

describe('a share price', () => {
  it('is asked for once in 60 seconds, also by many at once', async () => {
    expect(await Promise.all([ask(), ask(), ask(NOW + 59_999)])).toEqual([CHANGE, CHANGE, CHANGE]);
    expect(service.asked.map(({ path }) => path)).toEqual(['/change?symbol=ACME&since=2026-01-31']);
    await ask(NOW + 60_000);
    expect(service.asked).toHaveLength(2);
  });

  it('is asked for with the key, as a bearer token, or as a part of the address', async () => {
    await ask();
    expect(service.asked[0]?.headers).not.toHaveProperty('authorization');
    vi.stubEnv('STOCK_QUOTES_KEY', 'k-1');
    vi.stubEnv('STOCK_QUOTES_URL', `${service.address}?token=k-2`);
    await ask(NOW, 'OTHER');
    expect(service.asked[1]).toMatchObject({
      path: '/change?token=k-2&symbol=OTHER&since=2026-01-31',
      headers: { authorization: 'Bearer k-1' },
    });
  });

  it('is not asked for without a service, and never for a fictional company', async () => {
    expect(await ask(NOW, 'ACME.DEMO')).toBeNull();
    vi.stubEnv('STOCK_QUOTES_URL', '');
    expect(await ask()).toBeNull();
    expect(service.asked).toEqual([]);
  });

  it.each([
    ['refuses', 'refuse', /answered 403/],
    ['answers nonsense', 'nonsense', /the answer is not what it should be/],
    ['hangs up', 'hang-up', /fetch failed/],
    ['does not answer within four seconds', 'silent', /timeout/],
  ] as const)('is null for a minute when the service %s', async (_words, mood, reason) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => realTimeout(500));
    service.setMood(mood);
    expect(await ask()).toBeNull();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(4_000);
    timeout.mockRestore();
    expect(await ask(NOW + 59_999)).toBeNull();
    expect(service.asked).toHaveLength(1);
    expect(logged.mock.calls.flat().join(' ')).toMatch(reason);
    service.setMood('work');
    expect(await ask(NOW + 60_000)).toEqual(CHANGE);
  });

  it.each([
    { percent: 'much' },
    { percent: 1e9, asOf: '2026-11-20' },
    { percent: -101, asOf: '2026-11-20' },
    [[]],
    null,
  ])('is null for an answer such as %j', async (body) => {
    answer(body);
    expect(await ask()).toBeNull();
  });

  it('is null when the address is wrong, which stays out of the log', async () => {
    vi.stubEnv('STOCK_QUOTES_URL', 'quotes with a key k-3');
    expect(await ask()).toBeNull();
    expect(logged.mock.calls).toEqual([['No share price:', 'the address is wrong']]);
  });

  it('is asked for sixty times a minute at the most, whatever visitors ask for; what is known stays', async () => {
    const symbols = Array.from(
      { length: 70 },
      (_, index) => `A${String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26))}`,
    );
    const changes = await Promise.all(symbols.map((symbol) => ask(NOW, symbol)));
    expect(changes.filter((change) => change !== null)).toHaveLength(60);
    expect(service.asked).toHaveLength(60);
    expect(await ask(NOW + 1_000, symbols[0])).toEqual(CHANGE);
    expect(await ask(NOW + 60_000, symbols[69])).toEqual(CHANGE);
  });
});
