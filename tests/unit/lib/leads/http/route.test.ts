import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from '../../../../../app/api/quotes/route.ts';
import { closeStore, getStore } from '#lib/leads/store/database';
import { listQuotes } from '#lib/leads/store/quotes';
import { onNewQuote } from '#lib/leads/operations/new-quotes';
import { quoteRequest } from '#tests/factories/quote-request';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  vi.stubEnv('QUOTES_DB', join(mkdtempSync(join(tmpdir(), 'quotes-')), 'quotes.db'));
});

afterEach(async () => {
  await closeStore();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const stored = async () => listQuotes(await getStore());
describe('a request as JSON', () => {
  const KEY = '2a8b9d56-3c1f-4f0e-9a55-0d9f4a5a7c11';

  const send = (changes: Record<string, string> = {}) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': KEY, ...changes };
    const body = JSON.stringify(quoteRequest());
    return POST(new Request('http://localhost/api/quotes', { method: 'POST', body, headers }));
  };

  it('is answered as JSON, and marks a repeated response', async () => {
    const first = await send();
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const answer = await first.json();
    expect(answer).toEqual({
      reference: expect.stringMatching(/^RR-/),
      price: { baseFee: 3000, participants: 2475, total: 5475 },
    });
    const again = await send();
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await again.json()).toEqual(answer);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(await stored()).toHaveLength(1);
  });

  it('notifies the worker of every accepted quote', async () => {
    const hear = vi.fn();
    const stop = onNewQuote(hear);
    await send();
    await send();
    stop();
    expect(hear).toHaveBeenCalledOnce();
  });

  it('is refused from a page on another site', async () => {
    const response = await send({ 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'Send the request from a page of this site.' });
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(await stored()).toEqual([]);
  });

  it('must use POST', async () => {
    for (const method of [DELETE, GET, OPTIONS, PATCH, PUT]) {
      const response = await method(new Request('http://localhost/api/quotes', { method: 'PUT' }));
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(await response.json()).toEqual({ error: 'Send the request with POST.' });
    }
  });
});
