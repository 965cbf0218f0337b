import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStockChange } from '#lib/stocks/read-change';

const CHANGE = { percent: 6.2, asOf: '2026-11-20' };
const NOW = Date.UTC(2026, 10, 21);

const fetchMock = vi.fn(async (_url: URL, _init: RequestInit) => Response.json(CHANGE));

beforeEach(() => {
  fetchMock.mockClear();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubEnv('STOCK_QUOTES_URL', 'http://127.0.0.1:9/change');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a share price', () => {
  it('is asked for once in 60 seconds, also by many at once', async () => {
    const ask = (now: number) => readStockChange('ACME', '2026-01-31', now);
    expect(await Promise.all([ask(NOW), ask(NOW), ask(NOW + 59_999)])).toEqual([CHANGE, CHANGE, CHANGE]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(String(fetchMock.mock.calls[0]?.[0])).toBe('http://127.0.0.1:9/change?symbol=ACME&since=2026-01-31');
    await ask(NOW + 60_000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is not asked for without a service, and never for a fictional company', async () => {
    expect(await readStockChange('ACME.DEMO', '2026-01-31', NOW)).toBeNull();
    vi.stubEnv('STOCK_QUOTES_URL', '');
    expect(await readStockChange('OTHER', '2026-01-31', NOW)).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', async () => new Response('no', { status: 500 })],
    ['answers nonsense', async () => Response.json({ percent: 'much' })],
    ['is not there', async () => Promise.reject(new TypeError('refused'))],
  ])('is null when the service %s', async (name, answer) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    fetchMock.mockImplementationOnce(answer);
    expect(await readStockChange(name.toUpperCase(), '2026-01-31', NOW)).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
