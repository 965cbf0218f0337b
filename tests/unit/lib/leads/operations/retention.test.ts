import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { purgeExpired, readRetentionDays, startRetention } from '#lib/leads/operations/retention';
import { countHits } from '#lib/leads/store/counters';
import type { Store } from '#lib/leads/store/database';
import { listQuotes, saveQuote } from '#lib/leads/store/quotes';
import type { Channel, DeliveryState } from '#lib/leads/store/tables';
import { getDailySecret } from '#lib/leads/store/secrets';
import { readTrustedTime } from '#lib/leads/store/trusted-time';
import { priceOf } from '#lib/quote/price';
import { quoteRequest } from '#tests/factories/quote-request';
import { engines, freshStore } from '../engines.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

async function keep(store: Store, now: Date, quarantine?: string) {
  const request = quoteRequest();
  await saveQuote(store, { key: randomUUID(), request, price: priceOf(request), now, quarantine });
}

const ages = async (store: Store) =>
  (await listQuotes(store)).map(({ created_at, state }) => [(NOW.getTime() - created_at) / DAY, state]);

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe.each(engines)('retention on $name', (engine) => {
  const store = freshStore(engine);

  it('deletes quotes after the retention time, and quarantined ones after 30 days', async () => {
    for (const days of [366, 365, 31, 1]) await keep(store(), daysAgo(days));
    for (const days of [366, 31, 30, 1]) await keep(store(), daysAgo(days), 'too-fast');
    expect(await purgeExpired(store(), NOW, 365)).toBe(3);
    expect((await ages(store())).sort()).toEqual(
      [
        [1, 'accepted'],
        [1, 'quarantined'],
        [30, 'quarantined'],
        [31, 'accepted'],
        [365, 'accepted'],
      ].sort(),
    );
    expect(await purgeExpired(store(), NOW, 7)).toBe(3);
    expect((await ages(store())).map(([days]) => days)).toEqual([1, 1]);
  });

  it('keeps a quote until a delivery to the desk has succeeded', async () => {
    await keep(store(), daysAgo(366));
    const purge = () => purgeExpired(store(), NOW, 365, ['desk-email', 'webhook']);
    const set = (channel: Channel, state: DeliveryState) =>
      store().updateTable('outbox').set({ state }).where('channel', '=', channel).execute();
    expect(await purge()).toBe(0);
    await set('visitor-email', 'delivered');
    await set('desk-email', 'dead');
    expect(await purge()).toBe(0);
    await set('webhook', 'delivered');
    expect(await purge()).toBe(1);
  });

  it('deletes a quote of which no delivery to the desk is configured', async () => {
    await keep(store(), daysAgo(366));
    expect(await purgeExpired(store(), NOW, 365)).toBe(1);
  });

  it('deletes expired counters and secrets', async () => {
    const ends = [NOW.getTime() - 1, NOW.getTime() + 1];
    await countHits(
      store(),
      ends.map((expiresAt) => ({ bucket: `${expiresAt}`, expiresAt })),
      0,
    );
    const yesterday = await getDailySecret(store(), daysAgo(1));
    const today = await getDailySecret(store(), NOW);
    await purgeExpired(store(), NOW, 365);
    expect(await store().selectFrom('counters').select('bucket').execute()).toEqual([{ bucket: `${ends[1]}` }]);
    expect(await store().selectFrom('secrets').select('value').execute()).toEqual([{ value: today }]);
    expect(yesterday).not.toBe(today);
  });

  it('uses the trusted time when the clock jumps during a query', async () => {
    await keep(store(), daysAgo(366));
    await keep(store(), NOW);
    // The clock is read twice before a deletion: for the time of the purge, and to check it.
    const clock = vi
      .fn(() => new Date(NOW.getTime() + 10 * 365 * DAY))
      .mockReturnValueOnce(NOW)
      .mockReturnValueOnce(NOW);
    const retention = startRetention({ store: store(), clock, log, days: 365 });
    await vi.waitFor(
      () => expect(log.info).toHaveBeenCalledExactlyOnceWith({ event: 'retention-purged', count: 1 }),
      10_000,
    );
    expect(await ages(store())).toEqual([[0, 'accepted']]);
    retention.stop();
  });

  it('purges at once and every hour until it is stopped, but not while the clock is ahead', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const clock = { now: NOW };
    await keep(store(), daysAgo(364));
    await keep(store(), NOW);
    const retention = startRetention({ store: store(), clock: () => clock.now, log, days: 365 });
    const untilTrusted = () =>
      vi.waitFor(async () => expect(await readTrustedTime(store())).toBe(clock.now.getTime()), 10_000);
    await untilTrusted();
    const pass = (hours: number) => {
      clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
      vi.advanceTimersByTime(hours * 3_600_000);
    };
    for (let hour = 0; hour < 23; hour += 1) {
      pass(1);
      await untilTrusted();
    }
    clock.now = new Date(clock.now.getTime() + 10 * 365 * DAY);
    pass(1);
    await vi.waitFor(
      () => expect(log.warn).toHaveBeenCalledExactlyOnceWith({ event: 'retention-postponed', reason: 'clock-jumped' }),
      10_000,
    );
    expect(await listQuotes(store())).toHaveLength(2);
    clock.now = new Date(clock.now.getTime() - 10 * 365 * DAY);
    pass(1);
    await vi.waitFor(
      () => expect(log.info).toHaveBeenCalledExactlyOnceWith({ event: 'retention-purged', count: 1 }),
      10_000,
    );
    expect(await ages(store())).toEqual([[0, 'accepted']]);
    retention.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe.each(engines)('a start on $name', (engine) => {
  const store = freshStore(engine);

  /** Starts retention like a new process and returns the log of its first purge. */
  async function firstPurge(now: Date) {
    vi.clearAllMocks();
    const retention = startRetention({ store: store(), clock: () => now, log, days: 365 });
    await vi.waitFor(
      async () =>
        expect(log.warn.mock.calls.length + Number((await readTrustedTime(store())) === now.getTime())).toBe(1),
      10_000,
    );
    retention.stop();
    return log.warn.mock.calls;
  }

  const postponed = [[{ event: 'retention-postponed', reason: 'clock-jumped' }]];
  const daysAhead = (days: number) => new Date(NOW.getTime() + days * DAY);

  it.each([400, 10 * 365])('deletes nothing with a clock %i days ahead of the last trusted time', async (days) => {
    expect(await firstPurge(NOW)).toEqual([]);
    for (let count = 0; count < 5; count += 1) await keep(store(), NOW);
    await keep(store(), NOW, 'too-fast');
    expect(await firstPurge(daysAhead(days))).toEqual(postponed);
    expect(await firstPurge(daysAhead(days))).toEqual(postponed);
    expect(await listQuotes(store())).toHaveLength(6);
  });

  it('purges as usual a day after the last trusted time', async () => {
    expect(await firstPurge(NOW)).toEqual([]);
    await keep(store(), daysAgo(365));
    expect(await firstPurge(daysAhead(1))).toEqual([]);
    await vi.waitFor(async () => expect(await listQuotes(store())).toEqual([]), 10_000);
  });

  it('deletes nothing with a clock far ahead of the newest quote in a store without a trusted time', async () => {
    await keep(store(), daysAgo(1));
    expect(await firstPurge(daysAhead(400))).toEqual(postponed);
    expect(await listQuotes(store())).toHaveLength(1);
    expect(await firstPurge(NOW)).toEqual([]);
  });

  it('purges by a clock that was set back, and trusts it from then on', async () => {
    expect(await firstPurge(daysAhead(30))).toEqual([]);
    expect(await firstPurge(NOW)).toEqual([]);
    expect(await firstPurge(daysAhead(30))).toEqual(postponed);
  });
});

describe('retention', () => {
  it('continues after a failed purge', async () => {
    const broken = {
      selectFrom: () => {
        throw new Error('disk');
      },
    } as unknown as Store;
    const retention = startRetention({ store: broken, clock: () => NOW, log, days: 365 });
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), 10_000);
    expect(log.error.mock.calls[0]![0]).toMatchObject({ event: 'retention-failed', error: expect.any(Error) });
    retention.stop();
  });

  it('reads QUOTE_RETENTION_DAYS, or reports how to write it', () => {
    expect([{}, { QUOTE_RETENTION_DAYS: '' }, { QUOTE_RETENTION_DAYS: '30' }].map(readRetentionDays)).toEqual([
      365, 365, 30,
    ]);
    for (const days of ['0', '-1', '1.5', 'forever', '1e9']) {
      expect(() => readRetentionDays({ QUOTE_RETENTION_DAYS: days })).toThrow(
        /^QUOTE_RETENTION_DAYS .* such as 365\.$/,
      );
    }
  });
});
