import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { getStockChange as GetStockChange } from '#lib/integrations/stocks/get-stock-change';
import { startFakeQuotes, type FakeQuotes } from '#tests/servers/fake-quotes';

const CHANGE = { percent: 12.34, asOf: '2026-11-20T21:00:00Z' };
const NOW = Date.UTC(2026, 10, 21);

let service: FakeQuotes;
let getStockChange: typeof GetStockChange;
const logged = vi.spyOn(console, 'error');

beforeEach(async () => {
  service = await startFakeQuotes();
  vi.stubEnv('STOCK_QUOTES_URL', service.address);
  vi.stubEnv('STOCK_QUOTES_KEY', '');
  logged.mockReset().mockImplementation(() => {});
  vi.resetModules();
  ({ getStockChange } = await import('#lib/integrations/stocks/get-stock-change'));
});

const realTimeout = AbortSignal.timeout.bind(AbortSignal);

afterEach(() => {
  service.stop();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const getChange = (now = NOW, symbol = 'ACME') => getStockChange(symbol, '2026-01-31', now);

/** Makes the service respond with this body. */
function respond(body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));
}

describe('a share price', () => {
  it('is asked for once in 60 seconds, also by many at once', async () => {
    expect(await Promise.all([getChange(), getChange(), getChange(NOW + 59_999)])).toEqual([CHANGE, CHANGE, CHANGE]);
    expect(service.requests.map(({ path }) => path)).toEqual(['/change?symbol=ACME&since=2026-01-31']);
    await getChange(NOW + 60_000);
    expect(service.requests).toHaveLength(2);
  });

  it('is asked for with the key, as a bearer token, or as a part of the URL', async () => {
    await getChange();
    expect(service.requests[0]?.headers).not.toHaveProperty('authorization');
    vi.stubEnv('STOCK_QUOTES_KEY', 'k-1');
    vi.stubEnv('STOCK_QUOTES_URL', `${service.address}?token=k-2`);
    await getChange(NOW, 'OTHER');
    expect(service.requests[1]).toMatchObject({
      path: '/change?token=k-2&symbol=OTHER&since=2026-01-31',
      headers: { authorization: 'Bearer k-1' },
    });
  });

  it('is not requested without a service, and never for a fictional company', async () => {
    expect(await getChange(NOW, 'ACME.DEMO')).toBeNull();
    vi.stubEnv('STOCK_QUOTES_URL', '');
    expect(await getChange()).toBeNull();
    expect(service.requests).toEqual([]);
  });

  it.each([
    ['refuses', 'refuse', /answered 403/],
    ['sends a malformed response', 'nonsense', /the answer is not what it should be/],
    ['closes the connection', 'hang-up', /fetch failed/],
    ['does not respond within four seconds', 'silent', /timeout/],
  ] as const)('is null for a minute when the service %s', async (_case, mood, reason) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => realTimeout(500));
    service.setBehavior(mood);
    expect(await getChange()).toBeNull();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(4_000);
    timeout.mockRestore();
    expect(await getChange(NOW + 59_999)).toBeNull();
    expect(service.requests).toHaveLength(1);
    expect(logged.mock.calls.flat().join(' ')).toMatch(reason);
    service.setBehavior('work');
    expect(await getChange(NOW + 60_000)).toEqual(CHANGE);
  });

  it.each([
    { percent: 'much' },
    { percent: 1e9, asOf: '2026-11-20' },
    { percent: -101, asOf: '2026-11-20' },
    [[]],
    null,
  ])('is null for a response such as %j', async (body) => {
    respond(body);
    expect(await getChange()).toBeNull();
  });

  it('is null when the URL is malformed, and the log does not contain it', async () => {
    vi.stubEnv('STOCK_QUOTES_URL', 'quotes with a key k-3');
    expect(await getChange()).toBeNull();
    expect(logged.mock.calls).toEqual([['No share price:', 'the address is wrong']]);
  });

  it('is requested at most sixty times a minute for all symbols, and cached changes stay available', async () => {
    const symbols = Array.from(
      { length: 70 },
      (_, index) => `A${String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26))}`,
    );
    const changes = await Promise.all(symbols.map((symbol) => getChange(NOW, symbol)));
    expect(changes.filter((change) => change !== null)).toHaveLength(60);
    expect(service.requests).toHaveLength(60);
    expect(await getChange(NOW + 1_000, symbols[0])).toEqual(CHANGE);
    expect(await getChange(NOW + 60_000, symbols[69])).toEqual(CHANGE);
  });
});
